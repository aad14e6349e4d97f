import { firstNameOf } from '#clinic/desk/short-name.ts'
import { planningWords } from '#content/desk/round-planning.ts'
import { fill } from '#content/format/fill.ts'
import type { RoundStop, RoundsOfDay } from '../../contract/rounds.ts'
import { windowIn } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { Bar, BarAbout } from '../ui/bar.tsx'
import { Button } from '../ui/button.tsx'
import styles from './round-bar.module.css'

type Props = {
  stop: RoundStop
  rounds: RoundsOfDay
  verbs: { canGive: boolean; canOrder: boolean }
  onGive: (staffId: string | null) => void
  onOrder: (by: 1 | -1) => void
  onPrint: () => void
  onLandmark: () => void
}

/** The actions on the stop in focus, each with its key. */
export function RoundBar({ stop, rounds, verbs, onGive, onOrder, onPrint, onLandmark }: Props) {
  const words = useWords(planningWords)
  const language = useLanguage()
  return (
    <Bar label={words.bar}>
      <BarAbout name={stop.name}>{windowIn(language, stop.startsAt, stop.until)}</BarAbout>
      {verbs.canGive &&
        rounds.rounds.slice(0, 5).map(({ staffId, name }, index) => (
          <Button
            key={staffId}
            keyCap={String(index + 1)}
            aria-pressed={staffId === stop.staffId}
            kind={staffId === stop.staffId ? 'primary' : 'quiet'}
            onClick={() => staffId !== stop.staffId && onGive(staffId)}
          >
            {fill(words.giveTo, { name: firstNameOf(name) })}
          </Button>
        ))}
      {verbs.canGive && stop.staffId && (
        <Button keyCap="0" onClick={() => onGive(null)}>
          {words.takeBack}
        </Button>
      )}
      {verbs.canOrder && (
        <>
          <Button kind="plain" keyCap={capsOf('earlier')} onClick={() => onOrder(-1)}>
            {words.earlier}
          </Button>
          <Button kind="plain" keyCap={capsOf('later')} onClick={() => onOrder(1)}>
            {words.later}
          </Button>
        </>
      )}
      {verbs.canGive && (
        <Button kind="plain" keyCap={capsOf('landmark')} onClick={onLandmark}>
          {words.landmark.verb}
        </Button>
      )}
      {stop.staffId && (
        <div className={`${styles.general} pc-only`}>
          <Button kind="plain" keyCap={capsOf('print')} onClick={onPrint}>
            {words.print}
          </Button>
        </div>
      )}
    </Bar>
  )
}
