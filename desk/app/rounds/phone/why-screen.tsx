import type { StopOutcome } from '#clinic/round.ts'
import { roundWords } from '#content/desk/rounds.ts'
import CaretRight from '~icons/ph/caret-right'
import type { SheetStop } from '../../../contract/rounds.ts'
import { useWords } from '../../language.ts'
import { Private } from '../../privacy.tsx'
import { Button } from '../../ui/button.tsx'
import { Emphasis } from '../../ui/emphasis.tsx'
import styles from './choices.module.css'
import { Frame } from './frame.tsx'
import type { RoundState } from './round.ts'
import { StopHead } from './stop-head.tsx'
import { useWindow } from './stop-times.ts'

const reasons = [
  'not-at-home',
  'had-eaten',
  'refused',
  'someone-else',
  'could-not-take',
  'wrong-address',
] as const satisfies readonly StopOutcome[]

type Props = {
  state: RoundState
  stop: SheetStop
  number: number
  place: string
  onBack: () => void
  onChoose: (outcome: StopOutcome) => void
}

/** Why no sample was taken: one of six codes. */
export function WhyScreen({ state, stop, number, place, onBack, onChoose }: Props) {
  const words = useWords(roundWords)
  const window = useWindow(stop)
  return (
    <Frame state={state} place={place} dock={<Button onClick={onBack}>{words.back}</Button>}>
      <StopHead number={number} label={words.stop} title={<Emphasis>{words.why.title}</Emphasis>}>
        <Private>{stop.name}</Private>, {window}
      </StopHead>
      <div className={styles.choices}>
        {reasons.map((reason) => (
          <button key={reason} type="button" onClick={() => onChoose(reason)}>
            <span>
              {words.outcomes[reason]}
              <small>{words.follows[reason]}</small>
            </span>
            <CaretRight />
          </button>
        ))}
      </div>
      <p className={styles.note}>{words.why.noText}</p>
    </Frame>
  )
}
