import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import type { RunSheet } from '../../../contract/rounds.ts'
import { useWords } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { cashOf } from './end-screen.tsx'
import { Frame } from './frame.tsx'
import { Message } from './message.tsx'
import { outcomeOf, type Round, type RoundState } from './round.ts'

type Props = { round: Round; state: RoundState; sheet: RunSheet; onBack: () => void }

/** Only erasing asks for confirmation: stops without a result leave the phone. */
export function EndEarly({ round, state, sheet, onBack }: Props) {
  const words = useWords(roundWords)
  const count = sheet.stops.filter((stop) => !outcomeOf(state, stop)).length
  return (
    <Frame
      state={state}
      dock={
        <>
          <Button onClick={onBack}>{words.back}</Button>
          <Button kind="primary" onClick={() => void round.handOver(cashOf(state, sheet))}>
            {words.end.button}
          </Button>
        </>
      }
    >
      <Message picture="night" title={words.end.sureTitle}>
        {fill(words.end.sure, { count })}
      </Message>
    </Frame>
  )
}
