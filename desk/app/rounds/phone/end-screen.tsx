import { stopOutcomes } from '#clinic/round.ts'
import { withoutSheetWords } from '#content/desk/round-without-sheet.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import Check from '~icons/ph/check'
import Clock from '~icons/ph/clock'
import TrashSimple from '~icons/ph/trash-simple'
import Warning from '~icons/ph/warning'
import type { RunSheet } from '../../../contract/rounds.ts'
import { useNow } from '../../clock.ts'
import { useLanguage, useWords } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './end-screen.module.css'
import { Frame } from './frame.tsx'
import { LastNoted } from './last-noted.tsx'
import { Message } from './message.tsx'
import { isRefused, isWaiting, outcomeOf, type Round, type RoundState } from './round.ts'
import { StopList } from './stop-list.tsx'
import { saidTime } from './stop-times.ts'

type Props = { round: Round; state: RoundState; sheet: RunSheet; onOpen: (bookingId: string) => void }

/** All stops have a result: what to hand over, and that nothing stays on the phone. */
export function EndScreen({ round, state, sheet, onOpen }: Props) {
  const words = useWords(roundWords)
  const { refused: kept } = useWords(withoutSheetWords)
  const language = useLanguage()
  const count = sheet.stops.length
  const { tubes, outcomes } = sumUp(state, sheet)
  const cash = cashOf(state, sheet)
  const waiting = state.journal.filter((entry) => entry.command === 'stop-outcome' && isWaiting(entry))
  const refused = state.journal.filter(isRefused)
  const now = useNow('second').getTime()
  const seconds = Math.max(0, ...waiting.map(({ dueAt }) => Math.ceil((dueAt - now) / 1000)))
  const said = stopOutcomes
    .filter((outcome) => outcomes[outcome])
    .map((outcome) => `${outcomes[outcome]} ${lowered(words.outcomes[outcome])}`)
    .join(', ')
  const stops = fill(count === 1 ? words.end.oneStop : words.end.stops, { count, outcomes: said })
  return (
    <Frame
      state={state}
      place={fill(words.doneOf, { number: count, count })}
      above={<LastNoted round={round} state={state} sheet={sheet} />}
      dock={
        <Button kind="primary" onClick={() => void round.handOver(cash)}>
          {words.end.button}
        </Button>
      }
    >
      <Message picture="night" title={words.end.title}>
        {stops} {cash > 0 ? fill(words.end.handOver, { rupees: rupees(cash) }) : words.end.noCash}
      </Message>
      <ul className={styles.lines}>
        {refused.length > 0 && (
          <li>
            <Warning /> {fill(kept, { count: refused.length })}
          </li>
        )}
        {waiting.length === 0 && refused.length === 0 && (
          <li>
            <Check /> {fill(words.end.reached, { count })}
          </li>
        )}
        {waiting.length > 0 && (
          <li>
            <Clock />{' '}
            {fill(state.hindrance ? words.end.wait : words.end.leaves, {
              count: waiting.length,
              all: count,
              seconds,
            })}
          </li>
        )}
        <li>
          <Check /> {fill(words.end.tubes, { count: tubes })}
        </li>
        <li>
          <TrashSimple /> {fill(words.end.leave, { time: saidTime(language, sheet.endsAt) })}
        </li>
      </ul>
      <StopList state={state} sheet={sheet} onOpen={onOpen} />
    </Frame>
  )
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The cash that goes to reception. */
export const cashOf = (state: RoundState, sheet: RunSheet) =>
  sheet.stops
    .map((stop) => outcomeOf(state, stop))
    .reduce((sum, found) => sum + (found?.payment === 'cash' ? found.rupees : 0), 0)

function sumUp(state: RoundState, sheet: RunSheet) {
  const outcomes: Record<string, number> = {}
  let tubes = 0
  for (const stop of sheet.stops) {
    const found = outcomeOf(state, stop)
    if (!found) continue
    outcomes[found.outcome] = (outcomes[found.outcome] ?? 0) + 1
    if (found.outcome === 'taken') for (const count of Object.values(stop.tubes)) tubes += count
  }
  return { outcomes, tubes }
}
