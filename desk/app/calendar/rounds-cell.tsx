import { calendarWords } from '#content/desk/calendar.ts'
import { fill } from '#content/format/fill.ts'
import type { CalendarDay } from '../../contract/calendar.ts'
import { windowIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { Arches } from './arches.tsx'
import styles from './day-table.module.css'

type Props = { rounds: CalendarDay['rounds']; rowSpan: number; isShown: boolean }

/** Above this many names, a number is shown. */
const NAMES = 2

/**
 * The hours of the home collections beside the whole day: they begin before the doctors and go on between
 * sessions.
 */
export function RoundsCell({ rounds, rowSpan, isShown }: Props) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  return (
    <td rowSpan={rowSpan} className={`${styles.roundsCell} ${isShown ? '' : styles.other}`}>
      {rounds.isClosed ? (
        <p>{words.roundsClosed}</p>
      ) : (
        <ul>
          {rounds.windows.map(({ at, until, places, taken, names }) => (
            <li key={at}>
              <p>
                <b>{windowIn(language, at, until)}</b>
                <Arches taken={taken} askedFor={0} free={places - taken} />
                <span className={taken === 0 ? styles.none : ''}>{fill(words.of, { taken, places })}</span>
              </p>
              {names.length > 0 && (
                <p className={styles.names}>
                  <Private>{names.slice(0, NAMES).join(', ')}</Private>
                  {names.length > NAMES && ` + ${names.length - NAMES}`}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}
