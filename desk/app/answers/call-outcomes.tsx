import { answersWords } from '#content/desk/answers.ts'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import type { Call } from '../../contract/answers.ts'
import type { CallOutcome } from '../../contract/commands.ts'
import { command } from '../api.ts'
import type { NewPlace } from '../booking/move-panel.tsx'
import { dateTimeIn } from '../clock.ts'
import { capsOf, type KeyName } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { useReloadAnswers } from '../live/use-answers.ts'
import { KeyCap } from '../ui/key-cap.tsx'
import type { Said } from '../undo.ts'
import { useChange } from '../use-change.ts'
import styles from './call-view.module.css'

/** The digit of an outcome stays the same, whichever outcomes a call offers. */
const keys = {
  keep: 'digit-1',
  reached: 'digit-1',
  move: 'digit-2',
  cancel: 'digit-3',
  'no-answer': 'digit-4',
  'someone-else': 'digit-5',
  later: 'digit-6',
  'wrong-number': 'digit-7',
  'no-more-calls': 'digit-8',
} as const satisfies Record<CallOutcome, KeyName>

const unsettled = ['no-answer', 'someone-else', 'later', 'wrong-number', 'no-more-calls'] as const

type Props = {
  call: Call
  refusal: string
  /** While another time is being chosen, the digits belong to the times. */
  isMoving: boolean
  onOutcome: (outcome: CallOutcome) => void
}

/** How the call went. Where a call is about a time, the patient's answer settles it. */
export function CallOutcomes({ call, refusal, isMoving, onOutcome }: Props) {
  const words = useWords(answersWords.call)
  const language = useLanguage()
  const wanted = (['keep', 'move', 'cancel'] as const).filter((one) => call.settles[one])
  const answered: readonly CallOutcome[] = wanted.length > 0 ? wanted : ['reached']
  useKeys(
    Object.fromEntries(
      [...answered, ...unsettled].map((outcome) => [keys[outcome], () => onOutcome(outcome)]),
    ),
    { isActive: !isMoving },
  )
  const noteOf = (outcome: CallOutcome) =>
    fill(words.outcomes[outcome].note, { when: call.when?.[language] ?? '' })
  const group = (label: string, outcomes: readonly CallOutcome[]) => (
    <>
      <p className="eyebrow">{label}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid */}
      <div role="group" aria-label={label}>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-keyshortcuts={capsOf(keys[outcome])[0]}
            onClick={() => onOutcome(outcome)}
          >
            <span>
              <b>{words.outcomes[outcome].name}</b>
              <small>{noteOf(outcome)}</small>
            </span>
            <KeyCap>{capsOf(keys[outcome])[0]!}</KeyCap>
          </button>
        ))}
      </div>
    </>
  )
  return (
    <div className={styles.outcomes}>
      {group(wanted.length > 0 ? words.wants : words.how, answered)}
      {group(words.or, unsettled)}
      <p role="status">{refusal}</p>
    </div>
  )
}

type Noting = { call: Call; taskId: string; version: number; onDone: () => void }

/** Records the outcome and applies it to the booking. */
export function useNote({ call, taskId, version, onDone }: Noting) {
  const words = useWords(answersWords.call)
  const language = useLanguage()
  const { refusals } = useWords(deskWords)
  const { change, refusal } = useChange({
    onDone,
    reload: useReloadAnswers(),
    refusals: { ...refusals, taken: words.taken },
  })
  const saidOf = (outcome: CallOutcome, to: string | undefined): Said => {
    const at = to ?? call.row?.at
    const when = at ? dateTimeIn(language, at) : ''
    const text = outcome in words.done ? words.done[outcome as keyof typeof words.done] : words.noted
    return { text, name: call.name, when }
  }
  const note = (outcome: CallOutcome, place?: NewPlace) => {
    const noted = { bookingId: call.bookingId, version, task: taskId, outcome, ...place }
    void change(
      () => command('/api/commands/call', noted),
      () => saidOf(outcome, place?.to),
    )
  }
  return { note, refusal }
}
