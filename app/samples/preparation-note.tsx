import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import type { CalendarWords } from '#content/format/calendar.ts'
import { eatBefore, type PreparationWords } from '#content/preparation/eat-before.ts'
import ForkKnife from '~icons/ph/fork-knife'
import Info from '~icons/ph/info'
import styles from './preparation-note.module.css'
import type { ShownTest } from './shown-tests.ts'

type Props = {
  words: PreparationWords
  calendar: CalendarWords
  tests: ShownTest[]
  /** The chosen hour; empty while there is none. */
  slot: string
}

/** How to prepare for just these tests at just this hour. */
export function PreparationNote({ words, calendar, tests, slot }: Props) {
  const hours = fastingHours(tests)
  const others = [...new Set(tests.flatMap(({ prepare }) => prepare ?? []))]
  return (
    <>
      {hours && (
        <div className={`${styles.note} ${styles.fasting}`}>
          <ForkKnife />
          <p>
            <b>{words.emptyStomach}</b>
            <span>{eatBefore(words, calendar, hours, slot ? new Date(slot) : null)}</span>
          </p>
        </div>
      )}
      {others.map((text) => (
        <p key={text} className={styles.note}>
          <Info />
          <span>{text}</span>
        </p>
      ))}
    </>
  )
}
