import { useEffect, useState } from 'react'
import { FormProblem, useFormSubmission } from '../forms/form.tsx'
import { FormStep, FormSteps } from '../forms/form-steps.tsx'
import type { FormReply } from '../forms/form-values.ts'
import { SendingNote } from '../forms/sending-note.tsx'
import { StepHead } from '../forms/step-head.tsx'
import type { Rejected } from '../forms/submit-response.ts'
import type { Steps } from '../forms/use-steps.ts'
import type { Step } from './step.ts'
import styles from './two-steps.module.css'

type Props = {
  steps: Steps<Step>
  reply: FormReply
  /** "Step {n} of {all}" */
  stepOf: string
  questions: Record<Step, string>
  /** The fields of the first step; all others belong to the second. */
  isOfFirst: (error: { field: string }) => boolean
  /** Takes one of the offered hours in place of the full one. */
  onChoose?: (dateTime: string) => void
  children: Record<Step, React.ReactNode>
  bar: React.ReactNode
}

/** The class of a form that fills the page, with its bar at the end of the screen. */
export const wholePage = styles.form

/**
 * The two steps of a form and its bar. Both are always in the form, so that all values are submitted; with script
 * and little room, one of them is shown.
 */
export function TwoSteps({ steps, reply, stepOf, questions, children, bar, ...props }: Props) {
  const { moves, place } = steps
  const { rejected } = useFormSubmission()
  const at = rejected && stepOfProblem(rejected, props.isOfFirst)
  const step = useResponse(steps, at)
  const headOf = (number: Step) => ({
    number,
    of: 2,
    stepOf,
    question: questions[number],
    attempt: step === number ? moves : 0,
    // Without script, too, a response begins where the patient goes on.
    isNews: step === number && reply.values !== undefined && reply.rejected === null,
  })
  return (
    <FormSteps place={place} shown={step} moves={moves} className={styles.steps}>
      <input type="hidden" name="step" value={step} />
      {([1, 2] as const).map((number) => (
        <FormStep key={number} number={number}>
          <StepHead {...headOf(number)} />
          {at === number && <FormProblem onChoose={props.onChoose} />}
          {number === 2 && <SendingNote />}
          {children[number]}
        </FormStep>
      ))}
      {bar}
    </FormSteps>
  )
}

/** A full hour belongs to the first step; every other rejection without a field is shown at the last one. */
function stepOfProblem({ errors, alternatives }: Rejected, isOfFirst: Props['isOfFirst']): Step {
  if (errors) return errors.some(isOfFirst) ? 1 : 2
  return alternatives ? 1 : 2
}

/**
 * Shows a response at its step; an error of one step is not shown at the other. The step is known in the same
 * render as the error: a hidden field cannot be focused.
 */
function useResponse(steps: Steps<Step>, at: Step | null): Step {
  const { attempt, dismiss } = useFormSubmission()
  const [response, setResponse] = useState({ attempt, moves: steps.moves })
  if (response.attempt !== attempt) setResponse({ attempt, moves: steps.moves })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    if (attempt > 0 && at) steps.show(at)
  }, [attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move
  useEffect(() => {
    if (steps.moves > 0) dismiss()
  }, [steps.moves])
  return attempt > 0 && at && response.moves === steps.moves ? at : steps.step
}
