import type { Payment } from '#clinic/round.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
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

type Props = {
  state: RoundState
  stop: SheetStop
  number: number
  place: string
  onBack: () => void
  onChoose: (payment: Payment, rupees: number) => void
}

/**
 * How the patient paid, where something was due. The whole amount or nothing: counting coins on the way leads to
 * mistakes.
 */
export function PayScreen({ state, stop, number, place, onBack, onChoose }: Props) {
  const words = useWords(roundWords)
  const { pay } = words
  const due = stop.due ?? 0
  const sum = { rupees: rupees(due) }
  const choices = [
    ['cash', pay.cash, fill(pay.cashHint, sum)],
    ['upi', pay.upi, fill(pay.upiHint, sum)],
    ['none', pay.none, pay.noneHint],
  ] as const
  return (
    <Frame state={state} place={place} dock={<Button onClick={onBack}>{words.back}</Button>}>
      <StopHead number={number} label={words.stop} title={<Emphasis>{pay.title}</Emphasis>}>
        <Private>{stop.name}</Private>, {rupees(due)}
      </StopHead>
      <div className={styles.choices}>
        {choices.map(([payment, name, hint]) => (
          <button key={payment} type="button" onClick={() => onChoose(payment, payment === 'none' ? 0 : due)}>
            <span>
              {name}
              <small>{hint}</small>
            </span>
            <CaretRight />
          </button>
        ))}
      </div>
    </Frame>
  )
}
