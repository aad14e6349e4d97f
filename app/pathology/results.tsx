import { useEffect, useRef } from 'react'
import { nextPage, pageEntries, previousPage } from '#clinic/pagination.ts'
import { fill } from '#content/format/fill.ts'
import ArrowCounterClockwise from '~icons/ph/arrow-counter-clockwise-bold'
import Phone from '~icons/ph/phone'
import WarningCircle from '~icons/ph/warning-circle-fill'
import { Pagination } from '../ui/pagination.tsx'
import { Picture } from '../ui/picture.tsx'
import { LabTestCard, type OnLink, SkeletonCard } from './lab-test-card.tsx'
import styles from './results.module.css'
import type { Results, SearchWords } from './results-data.ts'
import { addressOf } from './search-address.ts'
import type { Shown } from './use-lab-test-search.ts'

type Links = { onOpen: OnLink; onBook: OnLink }
type Props = { words: SearchWords; shown: Shown } & Links
type FoundProps = Props & { results: Results }

/** Read out when the results change without a new page. */
export function announcementOf({ results: words, failed, pages }: SearchWords, { results }: Shown): string {
  if (results === 'loading') return words.loading
  if (results === 'failed') return `${failed.heading}. ${failed.help}`
  if (results.tests.length === 0) return words.none
  return `${results.count}. ${fill(pages.status, { n: results.page, total: results.pages })}`
}

export function LabTestResults(props: Props) {
  const { shown } = props
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shown.by !== 'link') return
    // The link that had the focus is gone: reading goes on at the top of the results.
    const heading = section.current?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [shown])
  return (
    <section
      ref={section}
      className={`wrap ${styles.results}`}
      aria-labelledby="results"
      aria-busy={shown.results === 'loading' || undefined}
    >
      <Content {...props} />
    </section>
  )
}

/** Three things that a visitor must be able to tell apart: tests, no test that fits, and a list that did not come. */
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

/** Back to all tests. */
const clearedAddress = (words: SearchWords) => addressOf(words.paths.list, { q: '', page: 1 })

function Found({ words, shown: { q }, results, onOpen, onBook }: FoundProps) {
  return (
    <>
      <div className={styles.head}>
        <Heading text={q ? results.count : words.results.all} />
        {!q && <p className={styles.count}>{results.count}</p>}
        {q && (
          <p className={styles.word}>
            <q>{q}</q>
            <a className="text-link" href={clearedAddress(words)} onClick={onOpen}>
              {words.search.clear}
            </a>
          </p>
        )}
        <p className={styles.note}>{words.byPhone}</p>
      </div>
      <ul className={styles.grid}>
        {results.tests.map((test) => (
          <LabTestCard key={test.slug} test={test} words={words} onBook={onBook} />
        ))}
      </ul>
      {results.pages > 1 && <Pages words={words} q={q} results={results} onOpen={onOpen} />}
    </>
  )
}

type PagesProps = { words: SearchWords; q: string; results: Results; onOpen: OnLink }

function Pages({
  words: { pages: words, paths },
  q,
  results: { page: current, pages: last },
  onOpen,
}: PagesProps) {
  const hrefOf = (page: number) => addressOf(paths.list, { q, page })
  const step = (label: string, page: number | null) => ({ label, href: page === null ? null : hrefOf(page) })
  const entries = pageEntries(current, last).map((entry) =>
    entry === 'ellipsis'
      ? null
      : {
          number: entry,
          href: hrefOf(entry),
          isCurrent: entry === current,
          name: fill(entry === current ? words.currentPage : words.goToPage, { n: entry }),
        },
  )
  return (
    <Pagination
      label={words.label}
      more={words.morePages}
      previous={step(words.previous, previousPage(current))}
      next={step(words.next, nextPage(current, last))}
      entries={entries}
      onOpen={onOpen}
    />
  )
}

const CallLink = ({ words: { call } }: Pick<Props, 'words'>) => (
  <a className="button button-secondary" href={call.href}>
    <Phone />
    {call.label}
  </a>
)

const Nothing = ({ words, shown: { q }, onOpen }: Props) => (
  <div className={styles.notice}>
    <Picture picture={words.nothing} alt="" />
    <div>
      <Heading text={words.results.none} />
      {q && <p>{fill(words.results.noneFor, { word: q })}</p>}
      <p>{words.results.noneHelp}</p>
      <p className={styles.ways}>
        <a className="button button-primary" href={clearedAddress(words)} onClick={onOpen}>
          {words.search.clear}
        </a>
        <CallLink words={words} />
      </p>
    </div>
  </div>
)

const Failed = ({ words, shown, onOpen }: Props) => (
  <div className={styles.notice}>
    <WarningCircle />
    <div>
      <Heading text={words.failed.heading} />
      <p>{words.failed.help}</p>
      <p className={styles.ways}>
        <a className="button button-primary" href={addressOf(words.paths.list, shown)} onClick={onOpen}>
          <ArrowCounterClockwise />
          {words.tryAgain}
        </a>
        <CallLink words={words} />
      </p>
    </div>
  </div>
)

const SKELETONS = 8

const Loading = ({ heading }: { heading: string }) => (
  <>
    <div className={styles.head}>
      <Heading text={heading} />
    </div>
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight of the same
        <SkeletonCard key={place} />
      ))}
    </ul>
  </>
)
