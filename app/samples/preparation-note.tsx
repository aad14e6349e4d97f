import { fastingHours, needsFasting } from '#clinic/lab-tests/preparation.ts'
import type { CalendarWords } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { apartIn, namesOf } from '#content/preparation/apart-in.ts'
import { eatBefore, type PreparationWords } from '#content/preparation/eat-before.ts'
import ForkKnife from '~icons/ph/fork-knife'
import Info from '~icons/ph/info'
import Warning from '~icons/ph/warning-circle-fill'
import styles from './preparation-note.module.css'
import type { ShownTest } from './shown-tests.ts'

type Props = {
  words: PreparationWords
  calendar: CalendarWords
  tests: ShownTest[]
  /** The chosen hour; empty while there is none. */
  slot: string
}

/** How to prepare for these tests at this hour, each with the names of its tests. */
export function PreparationNote({ words, calendar, tests, slot }: Props) {
  const hours = fastingHours(tests)
  const apart = apartIn(words, tests)
  const others = [...new Set(tests.flatMap(({ prepare }) => prepare ?? []))]
  const forTests = (asked: ShownTest[]) =>
    tests.length > 1 && <small>{fill(words.forTests, { tests: namesOf(asked) })}</small>
  return (
    <>
      {apart && (
        <div className={`${styles.note} ${styles.fasting}`} role="note">
          <Warning />
          <p>
            <b>{words.apart}</b>
            <span>{apart}</span>
          </p>
        </div>
      )}
      {hours && (
        <div className={`${styles.note} ${styles.fasting}`}>
          <ForkKnife />
          <p>
            <b>{words.emptyStomach}</b>
            <span>{eatBefore(words, calendar, hours, slot ? new Date(slot) : null)}</span>
            {forTests(tests.filter(needsFasting))}
          </p>
        </div>
      )}
      {others.map((text) => (
        <div key={text} className={styles.note}>
          <Info />
          <p>
            <span>{text}</span>
            {forTests(tests.filter(({ prepare }) => prepare === text))}
          </p>
        </div>
      ))}
    </>
  )
}
