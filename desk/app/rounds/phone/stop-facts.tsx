import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import CaretDown from '~icons/ph/caret-down'
import type { SheetStop } from '../../../contract/rounds.ts'
import { useLanguage, useWords } from '../../language.ts'
import styles from './stop-facts.module.css'
import { saidTime } from './stop-times.ts'
import { Tubes } from './tubes.tsx'

/** Tubes, money and fasting: to be checked before leaving the home. */
export function StopFacts({ stop }: { stop: SheetStop }) {
  const words = useWords(roundWords.facts)
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.tubes}</dt>
        <dd>
          <Tubes tubes={stop.tubes} />
        </dd>
      </div>
      <div>
        <dt>{stop.due === 0 ? words.paid : words.toTake}</dt>
        <dd className={stop.due === null ? undefined : styles.amount}>
          {stop.due === null ? words.askDesk : rupees(stop.due)}
        </dd>
      </div>
      {stop.lastMeal && (
        <div className={styles.wide}>
          <dt>{words.fasting}</dt>
          <dd>
            {fill(words.ask, { time: saidTime(language, stop.lastMeal) })} <span>{words.water}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The tests behind the tubes: hidden until pressed, because others may look along. */
export function StopTests({ stop }: { stop: SheetStop }) {
  const words = useWords(roundWords.facts)
  const language = useLanguage()
  return (
    <details className={styles.more}>
      <summary>
        <CaretDown />
        {words.tests}
      </summary>
      <ul>
        {stop.tests.map(({ code, name, prepare, tubes }) => (
          <li key={code}>
            <span>
              {name?.[language] ?? fill(words.code, { code })}
              {prepare?.[language] && <small>{prepare[language]}</small>}
            </span>
            <Tubes tubes={Object.fromEntries(tubes.map((tube) => [tube, 1]))} />
          </li>
        ))}
      </ul>
    </details>
  )
}
