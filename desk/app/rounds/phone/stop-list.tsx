import { roundWords } from '#content/desk/rounds.ts'
import CaretDown from '~icons/ph/caret-down'
import type { RunSheet, SheetStop } from '../../../contract/rounds.ts'
import { useWords } from '../../language.ts'
import { Private } from '../../privacy.tsx'
import { Button } from '../../ui/button.tsx'
import { outcomeOf, type RoundState } from './round.ts'
import styles from './stop-list.module.css'
import { useWindow } from './stop-times.ts'

type Props = {
  state: RoundState
  sheet: RunSheet
  current?: SheetStop
  onOpen: (bookingId: string) => void
  /** Ends the shift before all stops have a result. */
  onEnd?: () => void
}

/** All stops of the round: to look ahead, or to go to another one first. */
export function StopList({ state, sheet, current, onOpen, onEnd }: Props) {
  const words = useWords(roundWords)
  return (
    <details className={styles.list}>
      <summary>
        <CaretDown />
        {words.otherStops}
      </summary>
      <ol>
        {sheet.stops.map((stop, index) => (
          <li key={stop.bookingId}>
            <button
              type="button"
              aria-current={stop === current ? 'step' : undefined}
              onClick={() => onOpen(stop.bookingId)}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.who}>
                <Private>{stop.name}</Private>
                <small>
                  <Window stop={stop} />
                </small>
              </span>
              <Outcome state={state} stop={stop} />
            </button>
          </li>
        ))}
      </ol>
      {onEnd && (
        <Button kind="danger" className={styles.end} onClick={onEnd}>
          {words.end.early}
        </Button>
      )}
    </details>
  )
}

const Window = ({ stop }: { stop: SheetStop }) => useWindow(stop)

function Outcome({ state, stop }: { state: RoundState; stop: SheetStop }) {
  const words = useWords(roundWords.outcomes)
  const found = outcomeOf(state, stop)
  return found && <span className={styles.outcome}>{words[found.outcome]}</span>
}
