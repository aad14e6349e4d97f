import { createPortal } from 'react-dom'
import { arrivalWord, type StopOutcome, stopOutcomes, type Tube, tubes as tubeOrder } from '#clinic/round.ts'
import { instantAt } from '#clinic/time.ts'
import { arrival } from '#content/confirmation.ts'
import { planningWords } from '#content/desk/round-planning.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { PrintedRound, PrintedStop } from '../../contract/rounds.ts'
import { dateIn, timeIn, useNow, windowIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Mark } from '../ui/mark.tsx'
import { usePrint } from '../ui/use-print.ts'
import styles from './print-round.module.css'

const columns = ['window', 'who', 'where', 'reach', 'tubes', 'before'] as const

/**
 * The round on paper: initials and references, never a name, a number or a test. Prints as soon as it is drawn.
 */
export function PrintRound({ printed, onDone }: { printed: PrintedRound; onDone: () => void }) {
  const { paper } = useWords(planningWords)
  const { staff, plainLook } = useWords(arrival)
  const language = useLanguage()
  const now = useNow()
  usePrint(onDone)
  const sum = printed.stops.reduce((total, { due }) => total + (due ?? 0), 0)
  const heading = {
    initials: printed.initials.replaceAll('.', ''),
    date: dateIn(language, instantAt(printed.day, 0)),
  }
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <header>
        <Mark className={styles.mark} ground="light" label="" />
        <h1>{fill(paper.title, heading)}</h1>
        <p>
          {fill(paper.printed, { time: timeIn(language, now), name: printed.printedBy })}
          <br />
          {fill(paper.giveBack, { time: timeIn(language, printed.endsAt) })}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th>#</th>
            {columns.map((name) => (
              <th key={name}>{paper.columns[name]}</th>
            ))}
            <th>₹</th>
            <th>{paper.columns.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {printed.stops.map((stop) => (
            <Line key={stop.reference} stop={stop} />
          ))}
        </tbody>
      </table>
      <footer>
        <p className={styles.arrival}>
          {staff.nameAfter} {plainLook}
        </p>
        <p>
          {fill(paper.letterKey, { rupees: rupees(sum) })}
          <br />
          {paper.boxKey}
        </p>
        <p className={styles.sign}>{paper.sign}</p>
        <p>{paper.noNames}</p>
      </footer>
    </div>,
    document.body,
  )
}

function Line({ stop }: { stop: PrintedStop }) {
  const { paper, fasting } = useWords(planningWords)
  const { staff } = useWords(arrival)
  const language = useLanguage()
  const letters = (tubes: PrintedStop['tubes']) =>
    tubeOrder
      .flatMap((tube: Tube) => (tubes[tube] ? `${tubes[tube]} ${paper.letters[tube]}` : []))
      .join(' · ')
  const [street, ...others] = stop.address
  const isPlain = stop.reach.rule === 'may-call'
  return (
    <tr>
      <td>
        <b>{stop.position}</b>
      </td>
      <td>{windowIn(language, stop.startsAt, stop.until)}</td>
      <td>
        <b>{fill(staff.title, { word: arrivalWord(stop) })}</b>
        <br />
        {stop.initials}
      </td>
      <td className={styles.where}>
        {street}
        <br />
        {others.join(', ')}
      </td>
      <td>
        <span className={isPlain ? undefined : styles.warn}>
          {paper.reach[stop.reach.rule]}
          {stop.hasWords && `; ${paper.ownWords}`}
        </span>
      </td>
      <td>{letters(stop.tubes)}</td>
      <td>{stop.isFasting ? fasting : '—'}</td>
      <td>
        <b>{stop.due ?? '?'}</b>
      </td>
      <td>
        <span className={styles.boxes}>
          {stopOutcomes.map((outcome: StopOutcome) => (
            <span key={outcome}>{paper.boxes[outcome]}</span>
          ))}
        </span>
      </td>
    </tr>
  )
}
