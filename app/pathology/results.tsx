import ArrowCounterClockwise from '~icons/ph/arrow-counter-clockwise-bold'
import Phone from '~icons/ph/phone'
import WarningCircle from '~icons/ph/warning-circle-fill'
import { Pagination } from '../ui/pagination.tsx'
import { Picture } from '../ui/picture.tsx'
import { LabTestCard, SkeletonCard } from './lab-test-card.tsx'
import styles from './results.module.css'
import type { Results } from './results-data.ts'

type RegionProps = { state: 'found' | 'none' | 'failed' | 'loading'; told: string; children: React.ReactNode }

/** The part of the page that app/enhance/pathology-search.ts puts anew for each search. */
const Region = ({ state, told, children }: RegionProps) => (
  <section
    className={`wrap ${styles.results}`}
    aria-labelledby="results"
    data-results={state}
    data-told={told}
    {...(state === 'loading' && { 'aria-busy': true })}
  >
    {children}
  </section>
)

type Props = { results: Results }

/** Three things that a visitor must be able to tell apart: tests, no test that fits, and a list that did not come. */
export function LabTestResults({ results }: Props) {
  if (!results.found) return <Failed results={results} />
  return results.found.cards.length > 0 ? <Found results={results} /> : <Nothing results={results} />
}

function Found({ results: { words, word, note, clear, found } }: Props) {
  const { told, heading, summary, cards, pages } = found!
  return (
    <Region state="found" told={told}>
      <div className={styles.head}>
        <h2 id="results" tabIndex={-1}>
          {heading}
        </h2>
        {summary && <p className={styles.count}>{summary}</p>}
        {word && (
          <p className={styles.word}>
            <q>{word}</q>
            <a className="text-link" href={clear.href} data-page="">
              {clear.label}
            </a>
          </p>
        )}
        <p className={styles.note}>{note}</p>
      </div>
      <ul className={styles.grid}>
        {cards.map((test) => (
          <LabTestCard key={test.slug} test={test} words={words} />
        ))}
      </ul>
      {pages && <Pagination {...pages} />}
    </Region>
  )
}

const Nothing = ({ results: { words, word, clear, call, nothing, found } }: Props) => (
  <Region state="none" told={words.none}>
    <div className={styles.notice}>
      <Picture picture={nothing} alt="" />
      <div>
        <h2 id="results" tabIndex={-1}>
          {words.none}
        </h2>
        {word && <p>{found?.lookedFor}</p>}
        <p>{words.noneHelp}</p>
        <p className={styles.ways}>
          <a className="button button-primary" href={clear.href} data-page="">
            {clear.label}
          </a>
          <a className="button button-secondary" href={call.href}>
            <Phone />
            {call.label}
          </a>
        </p>
      </div>
    </div>
  </Region>
)

export const Failed = ({ results: { failed, retry, call } }: Props) => (
  <Region state="failed" told={`${failed.heading}. ${failed.help}`}>
    <div className={styles.notice}>
      <WarningCircle />
      <div>
        <h2 id="results" tabIndex={-1}>
          {failed.heading}
        </h2>
        <p>{failed.help}</p>
        <p className={styles.ways}>
          <a className="button button-primary" href={retry.href} data-page="">
            <ArrowCounterClockwise />
            {retry.label}
          </a>
          <a className="button button-secondary" href={call.href}>
            <Phone />
            {call.label}
          </a>
        </p>
      </div>
    </div>
  </Region>
)

const SKELETONS = 8

export const Loading = ({ heading }: { heading: string }) => (
  <Region state="loading" told={heading}>
    <div className={styles.head}>
      <h2 id="results" tabIndex={-1}>
        {heading}
      </h2>
    </div>
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight of the same
        <SkeletonCard key={place} />
      ))}
    </ul>
  </Region>
)
