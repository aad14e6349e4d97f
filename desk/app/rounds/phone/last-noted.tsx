import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import type { RunSheet } from '../../../contract/rounds.ts'
import { useNow } from '../../clock.ts'
import { useWords } from '../../language.ts'
import { Private } from '../../privacy.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { isWaiting, type Round, type RoundState, UNDO_MS } from './round.ts'

/** The last result can be undone for a minute; until then it does not leave the phone. */
export function LastNoted({ round, state, sheet }: { round: Round; state: RoundState; sheet: RunSheet }) {
  const words = useWords(roundWords)
  const now = useNow('second').getTime()
  const last = state.journal.filter(isWaiting).findLast((entry) => entry.command === 'stop-outcome')
  const left = last ? Math.min(UNDO_MS, last.dueAt - now) : 0
  const stop = sheet.stops.find(({ bookingId }) => bookingId === last?.body.bookingId)
  const seconds = Math.ceil(left / 1000)
  return (
    <div role="status">
      {last && stop && left > 0 && (
        <UndoBar
          note={fill(words.undo.leaves, { seconds })}
          secondsLeft={seconds}
          seconds={UNDO_MS / 1000}
          label={words.undo.undo}
          keyCap={['U']}
          onUndo={() => void round.takeBack(last.key)}
        >
          {words.outcomes[last.body.outcome]}: <Private>{stop.name}</Private>
        </UndoBar>
      )}
    </div>
  )
}
