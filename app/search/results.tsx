import CaretRight from '~icons/ph/caret-right'
import Phone from '~icons/ph/phone'
import PhoneCall from '~icons/ph/phone-call'
import { CareCards } from '../ui/care/care-cards.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { data } from '../ui/script/data-attributes.ts'
import styles from './results.module.css'
import type { SearchResults, searchWordsIn } from './results-in.ts'

type Words = ReturnType<typeof searchWordsIn>

type PlaceProps = { className?: string; children?: React.ReactNode }

/**
 * The place of the results: the page renders them, or the script puts them there. On home it is empty at first.
 */
export const ResultsPlace = ({ className, children }: PlaceProps) => (
  <div className={className} {...data({ place: true })}>
    {children}
  </div>
)

/** Help before everything, then the best match, then the rest; without any match, somebody to call. */
export function Results({ words, results }: { words: Words; results: SearchResults | null }) {
  if (!results) return <Often words={words} />
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {results.isEmpty ? words.nothing.heading : results.count}
      </p>
      <CareCards cards={results.cards} />
      {results.best && <Best words={words} best={results.best} />}
      {results.isEmpty && (
        <>
          <p>{words.nothing.text}</p>
          <a className="button button-primary" href={words.call.href}>
            <Phone />
            {words.call.text}
          </a>
        </>
      )}
      {results.groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`} className={styles.group}>
            {group.heading}
          </h2>
          <ul className={styles.rows}>
            {group.rows.map((row) => (
              <li key={row.id}>
                <a href={row.href}>
                  <span>
                    <b>{row.title}</b>
                    <small>{row.under}</small>
                  </span>
                  <CaretRight />
                </a>
              </li>
            ))}
          </ul>
          {group.id === 'tests' && results.allTests && (
            <a className={`text-link ${styles.all}`} href={results.allTests.href}>
              {results.allTests.text}
            </a>
          )}
        </section>
      ))}
      {results.isEmpty && <Often words={words} />}
    </div>
  )
}

function Best({ words, best }: { words: Words; best: NonNullable<SearchResults['best']> }) {
  return (
    <section className={styles.best} aria-labelledby="best">
      <h2 id="best">{best.title}</h2>
      <p>
        <Sentence text={best.text} />
      </p>
      <p className={styles.ways}>
        <a className="button button-primary" href={best.href}>
          {words.read}
          <span className="visually-hidden">: {best.title}</span>
        </a>
        {best.talk && (
          <a className={styles.talk} href={best.talk.href}>
            <PhoneCall />
            {best.talk.text}
          </a>
        )}
      </p>
    </section>
  )
}

const Often = ({ words: { often } }: { words: Words }) => (
  <section aria-labelledby="often" className={styles.often}>
    <h2 id="often" className={styles.group}>
      {often.heading}
    </h2>
    <ul className={styles.chips}>
      {often.links.map(({ id, href, title }) => (
        <li key={id}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  </section>
)
