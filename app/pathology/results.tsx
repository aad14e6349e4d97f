import { useEffect, useRef } from 'react'
import { nextPage, pageEntries, previousPage } from '#clinic/pagination.ts'
import { fill } from '#content/format/fill.ts'
import ArrowCounterClockwise from '~icons/ph/arrow-counter-clockwise-bold'
import Phone from '~icons/ph/phone'
import WarningCircle from '~icons/ph/warning-circle-fill'
import { Sentence } from '../ui/care/sentence.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Basket } from './basket/use-basket.ts'
import styles from './results.module.css'
import type { Results, SearchWords } from './results-data.ts'
import { addressOf, firstScreen, readSearch, type Search } from './search-address.ts'
import { SearchLink } from './search-link.tsx'
import { LabTestRow, SkeletonRow } from './test-row.tsx'
import type { TestRow } from './test-row-data.ts'
import type { Shown } from './use-lab-test-search.ts'

type Props = {
  words: SearchWords
  shown: Shown
  basket: Basket
  carriesBasket: boolean
  onOpen: (event: React.MouseEvent, search: Search) => void
}
type FoundProps = Props & { results: Results }

/** Announced when the results change without a new page. */
export function announcementOf({ results: words, front, failed, pages }: SearchWords, shown: Shown): string {
  const { results } = shown
  if (results === 'loading') return words.loading
  if (results === 'failed') return `${failed.heading}. ${failed.help}`
  if (results.tests.length === 0) return words.none
  if (results.group) return `${results.group.title}. ${results.count}`
  if (shown.page === null) return front.mostAsked
  return `${results.count}. ${fill(pages.status, { n: results.page, total: results.pages })}`
}

export function LabTestResults(props: Props) {
  const { shown } = props
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shown.by !== 'link') return
    // The focused link is gone: reading goes on at the top of the results.
    const heading = section.current?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [shown])
  return (
    <section
      ref={section}
      className={styles.results}
      aria-labelledby="results"
      aria-busy={shown.results === 'loading' || undefined}
    >
      <Content {...props} />
    </section>
  )
}

/** Three states that a visitor must be able to tell apart: tests, no match, and a failure. */
function Content(props: Props) {
  const { results } = props.shown
  if (results === 'loading') return <Loading heading={props.words.results.loading} />
  if (results === 'failed') return <Failed {...props} />
  return results.tests.length > 0 ? <Found {...props} results={results} /> : <Nothing {...props} />
}

const Heading = ({ text }: { text: string }) => (
  <h2 id="results" tabIndex={-1}>
    {text}
  </h2>
)

function Found(props: FoundProps) {
  const { words, shown, results } = props
  return (
    <>
      <Head {...props} />
      <Rows {...props} tests={results.tests} />
      {results.others.length > 0 && (
        <>
          <h3 className={styles.more}>{words.results.moreOfGroup}</h3>
          <Rows {...props} tests={results.others} />
        </>
      )}
      {shown.page === null && !shown.group && (
        <p>
          <SearchLink to={{ ...firstScreen, page: 1 }} className={`text-link ${styles.all}`}>
            {fill(words.front.all, { count: results.total })}
          </SearchLink>
        </p>
      )}
      {results.pages > 1 && <Pages {...props} />}
    </>
  )
}

/** The heading: the tests asked for most, a group, all tests, or the number of matches. */
function Head({ words, shown, results }: FoundProps) {
  if (results.group)
    return (
      <div className={styles.head}>
        <Heading text={results.group.title} />
        <p className={styles.lead}>{results.group.lead}</p>
      </div>
    )
  if (shown.page === null) return <Heading text={words.front.mostAsked} />
  if (!shown.q)
    return (
      <div className={styles.head}>
        <Heading text={words.results.all} />
        <p className={styles.count}>{results.count}</p>
      </div>
    )
  return (
    <div className={`${styles.head} ${styles.found}`}>
      <Heading text={results.count} />
      <p className={styles.count}>{fill(words.results.forWord, { word: shown.q })}</p>
    </div>
  )
}

const Rows = ({ words, basket, tests }: Pick<Props, 'words' | 'basket'> & { tests: readonly TestRow[] }) => (
  <ul className={styles.rows}>
    {tests.map((test) => (
      <LabTestRow
        key={test.slug}
        test={test}
        words={words}
        isChosen={basket.has(test.slug)}
        onChoose={(row, isChosen) => (isChosen ? basket.add(row) : basket.remove(row.slug))}
      />
    ))}
  </ul>
)

function Pages({ words: { pages: words, paths }, shown, results, carriesBasket, onOpen }: FoundProps) {
  const { page: current, pages: last } = results
  const to = (page: number): Search => ({ q: shown.q, group: null, page })
  const [before, after] = [previousPage(current), nextPage(current, last)]
  // Without script, and with chosen tests in the form, two buttons are enough.
  if (carriesBasket)
    return (
      <p className={styles.steps}>
        {before && <SearchLink to={{ ...to(before), q: '' }}>{words.previous}</SearchLink>}
        <span>{fill(words.status, { n: current, total: last })}</span>
        {after && <SearchLink to={{ ...to(after), q: '' }}>{words.next}</SearchLink>}
      </p>
    )
  const hrefOf = (page: number | null) => (page === null ? null : addressOf(paths.list, to(page)))
  const entries = pageEntries(current, last).map((entry) =>
    entry === 'ellipsis'
      ? null
      : {
          number: entry,
          href: addressOf(paths.list, to(entry)),
          isCurrent: entry === current,
          name: fill(entry === current ? words.currentPage : words.goToPage, { n: entry }),
        },
  )
  return (
    <Pagination
      label={words.label}
      more={words.morePages}
      previous={{ label: words.previous, href: hrefOf(before) }}
      next={{ label: words.next, href: hrefOf(after) }}
      entries={entries}
      onOpen={(event) => onOpen(event, readSearch(new URL(event.currentTarget.href).searchParams))}
    />
  )
}

const Nothing = ({ words }: Props) => (
  <div className={styles.notice}>
    <Picture picture={words.picture} alt="" />
    <Heading text={words.nothing.heading} />
    <p>
      {words.results.none} {words.nothing.help}
    </p>
    <p className={styles.ways}>
      <a className="button button-primary" href={words.call}>
        <Phone />
        {words.nothing.askByPhone}
      </a>
    </p>
    <p>
      <SearchLink to={firstScreen} className={`text-link ${styles.all}`}>
        {words.search.clear}
      </SearchLink>
    </p>
  </div>
)

const Failed = ({ words, shown }: Props) => (
  <div className={styles.notice}>
    <WarningCircle />
    <Heading text={words.failed.heading} />
    <p>
      <Sentence text={words.failed.help} />
    </p>
    <p className={styles.ways}>
      <SearchLink to={shown} className="button button-primary">
        <ArrowCounterClockwise />
        {words.tryAgain}
      </SearchLink>
      <a className="button button-secondary" href={words.call}>
        <Phone />
        {words.nothing.askByPhone}
      </a>
    </p>
  </div>
)

const SKELETONS = 8

const Loading = ({ heading }: { heading: string }) => (
  <>
    <div className={`${styles.head} ${styles.found}`}>
      <Heading text={heading} />
    </div>
    <ul className={styles.rows} aria-hidden="true">
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight of the same
        <SkeletonRow key={place} />
      ))}
    </ul>
  </>
)
