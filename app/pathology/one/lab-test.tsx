import { data } from 'react-router'
import CurrencyInr from '~icons/ph/currency-inr'
import FileText from '~icons/ph/file-text'
import ForkKnife from '~icons/ph/fork-knife'
import HouseLine from '~icons/ph/house-line'
import ListChecks from '~icons/ph/list-checks'
import Phone from '~icons/ph/phone'
import { siteContext } from '../../context.ts'
import { noSuchPage } from '../../not-found.ts'
import { languageOfRequest } from '../../paths.ts'
import { metaFor } from '../../seo.ts'
import { Listen } from '../../ui/listen.tsx'
import { data as attributes } from '../../ui/script/data-attributes.ts'
import { BasketBar } from '../basket/basket-bar.tsx'
import type { Route } from './+types/lab-test.ts'
import styles from './lab-test.module.css'
import { labTestPageIn } from './lab-test-data.ts'

/** A test that is not listed has no page; a failure to read the list is an error, and is not cached. */
export async function loader(args: Route.LoaderArgs) {
  const listed = await args.context.get(siteContext).labTestList.read()
  const test = listed.find(({ slug }) => slug === args.params.slug)
  if (!test) throw noSuchPage(args)
  return data(labTestPageIn(languageOfRequest(args.request), test), {
    headers: { 'cache-control': 'public, max-age=60' },
  })
}

type Page = ReturnType<typeof labTestPageIn>

/** Others may look over the patient's shoulder where the test is sensitive. */
export const handle = ({ sensitive }: Page) => ({ sensitive, dock: false })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, location, loaderData: page }) => {
  if (!page) return []
  const { origin } = (matches[0] as unknown as { loaderData: { origin: string } }).loaderData
  return metaFor(origin, location.pathname, page.meta, {
    ...(page.breadcrumb && { breadcrumb: page.breadcrumb }),
    ...(!page.sensitive && {
      labTest: { name: page.row.name, printed: page.printed, plain: page.plain },
    }),
  })
}

const preparationIcons = { fasting: ForkKnife, other: ListChecks }

function Preparation({ preparation, words }: Pick<Page, 'preparation' | 'words'>) {
  const { kind, heading, text } = preparation
  if (kind === 'none') return <p>{text}</p>
  const Icon = preparationIcons[kind]
  return (
    <div className={kind === 'fasting' ? `${styles.say} ${styles.warn}` : styles.say}>
      <Icon />
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>{words.medicines}</p>
    </div>
  )
}

const factIcons = { price: CurrencyInr, place: HouseLine, report: FileText }

const Facts = ({ facts }: Pick<Page, 'facts'>) => (
  <ul className={styles.facts}>
    {(['price', 'place', 'report'] as const).map((kind) => {
      const Icon = factIcons[kind]
      return (
        <li key={kind}>
          <Icon />
          <p>
            <b>{facts[kind].fact}</b>
            <small>{facts[kind].note}</small>
          </p>
        </li>
      )
    })}
  </ul>
)

/** One test before a decision: names, purpose, preparation, price, place, report, and how to book. */
export default function LabTestPage({ loaderData: page }: Route.ComponentProps) {
  const { row } = page
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.crumb}>
        <a className="text-link" href={page.crumb.href}>
          {page.crumb.label}
        </a>
        <Listen to="test" words={page.listen} />
      </p>
      <div className={styles.columns}>
        <div id="test" className={styles.text}>
          <div>
            <h1>{row.name}</h1>
            {row.slip && (
              <p className={styles.slip} lang="en">
                {row.slip}
              </p>
            )}
          </div>
          {page.plain && <p>{page.plain}</p>}
          <Preparation preparation={page.preparation} words={page.words} />
        </div>
        <Facts facts={page.facts} />
      </div>
      <Book page={page} />
    </div>
  )
}

/** The same choice as in the list: a form that names the test in its body. */
function Book({ page }: { page: Page }) {
  const { row, words, basket } = page
  const bar = (button: React.ReactNode) => <BasketBar words={basket} tests={[row]} button={button} />
  if (!row.bookable)
    return bar(
      <a className="button button-primary" href={page.call}>
        <Phone />
        {words.call}
      </a>,
    )
  return (
    <form
      method="post"
      action={page.action}
      {...attributes({ enhance: 'add-test', language: page.language, test: JSON.stringify(row) })}
    >
      <input type="hidden" name="test" value={row.slug} />
      {bar(
        <button className="button button-primary" type="submit">
          {words.book}
        </button>,
      )}
    </form>
  )
}
