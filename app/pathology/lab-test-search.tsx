import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { BasketBar } from './basket/basket-bar.tsx'
import { useBasket } from './basket/use-basket.ts'
import styles from './lab-test-search.module.css'
import { announcementOf, LabTestResults } from './results.tsx'
import type { Results, SearchWords } from './results-data.ts'
import type { Search } from './search-address.ts'
import { SearchForm } from './search-form.tsx'
import { LIST_FORM, SearchNavigation } from './search-link.tsx'
import type { ChosenTest, TestRow } from './test-row-data.ts'
import { useLabTestSearch } from './use-lab-test-search.ts'
import { WaysIn } from './ways-in.tsx'

type Props = {
  breadcrumb: React.ComponentProps<typeof Breadcrumb>
  heading: string
  words: SearchWords
  search: Search
  results: Results | 'failed'
  /** Chosen before, without script. */
  chosen: ChosenTest[]
  /** The token of the basket that they come from. */
  formToken: string | null
  carriesBasket: boolean
}

const rowsOf = (results: Results | 'loading' | 'failed'): TestRow[] =>
  typeof results === 'string' ? [] : [...results.tests, ...results.others]

/** The rows that were ticked before the script loaded. */
function tickedOf(results: Results | 'failed'): ChosenTest[] {
  const ticked = document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=test]:checked')
  const slugs = new Set(Array.from(ticked, ({ value }) => value))
  return rowsOf(results).filter(({ slug }) => slugs.has(slug))
}

/** The search and its results. Without script the forms and the links open pages. */
export function LabTestSearch({
  breadcrumb,
  heading,
  words,
  results,
  chosen,
  carriesBasket,
  ...props
}: Props) {
  const search = useLabTestSearch(words.paths, { ...props.search, results, by: 'page' })
  const ticked = () => tickedOf(results)
  const basket = useBasket({ words: words.basket, path: words.paths.basket, first: chosen, ticked })
  const { shown } = search
  const isFirst = shown.page === null && !shown.group
  const isSearching = !isFirst && !shown.group
  return (
    <SearchNavigation value={{ list: words.paths.list, carriesBasket, open: search.open }}>
      <div className={`wrap ${styles.page}`}>
        <div className={isFirst ? styles.top : `${styles.top} ${styles.small}`}>
          <Breadcrumb {...breadcrumb} />
          <h1>
            <Emphasis text={heading} />
          </h1>
          <SearchForm
            words={words.search}
            action={words.paths.list}
            q={props.search.q}
            isSearching={isSearching || shown.group !== null}
            carriesBasket={carriesBasket}
            input={search.input}
            onInput={search.searchSoon}
            onSubmit={search.search}
          />
        </div>
        {isFirst && <WaysIn words={words} />}
        <p className="visually-hidden" role="status">
          {basket.isFull ? words.basket.full : shown.by !== 'page' && announcementOf(words, shown)}
        </p>
        <ListForm
          words={words}
          formToken={props.formToken}
          search={search}
          basket={basket}
          carriesBasket={carriesBasket}
        />
        {basket.isFull && (
          <p className={styles.full}>
            <Sentence text={words.basket.full} />
          </p>
        )}
      </div>
    </SearchNavigation>
  )
}

type ListFormProps = Pick<Props, 'words' | 'formToken' | 'carriesBasket'> & {
  search: ReturnType<typeof useLabTestSearch>
  basket: ReturnType<typeof useBasket>
}

/** The results to tick, and the basket. Chosen tests that are not shown go along. */
function ListForm({ words, formToken, search, basket, carriesBasket }: ListFormProps) {
  const shownSlugs = new Set(rowsOf(search.shown.results).map(({ slug }) => slug))
  return (
    <form
      id={LIST_FORM}
      method="post"
      action={words.paths.basket}
      autoComplete="off"
      onSubmit={(event) => {
        if (!basket.isStored) return
        event.preventDefault()
        search.forget()
        location.assign(words.paths.basket)
      }}
    >
      {formToken && <input type="hidden" name="formToken" value={formToken} />}
      {basket.tests?.map(
        ({ slug }) => shownSlugs.has(slug) || <input key={slug} type="hidden" name="test" value={slug} />,
      )}
      <LabTestResults
        words={words}
        shown={search.shown}
        basket={basket}
        carriesBasket={carriesBasket}
        onOpen={search.open}
      />
      <BasketBar
        words={words.basket}
        tests={basket.tests}
        whenTicked
        button={
          <button className="button button-primary" type="submit">
            {words.basket.continue}
          </button>
        }
      />
    </form>
  )
}
