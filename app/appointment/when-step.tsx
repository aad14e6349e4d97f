import { fill } from '#content/format/fill.ts'
import ClockCountdown from '~icons/ph/clock-countdown'
import { FormProblem, useFormSubmission } from '../forms/form.tsx'
import { FormStep } from '../forms/form-steps.tsx'
import { DayTimePicker } from '../forms/picker/day-time-picker.tsx'
import { StepHead, type StepHeadProps } from '../forms/step-head.tsx'
import type { AppointmentFormData } from './appointment-data.ts'
import styles from './appointment-form.module.css'
import { CallForDoctor } from './call-for-doctor.tsx'
import { firstFree } from './free-times.ts'
import type { Choice } from './use-choice.ts'
import { isCalledFor, VisitChoices } from './visit-choices.tsx'

export type StepProps = {
  form: AppointmentFormData
  head: StepHeadProps & { stepOf: string }
  /** Whether the error belongs to this step. */
  isHere: boolean
}

type Props = StepProps & {
  choice: Choice
  /** A link named a time that is gone: the link to the next one. */
  instead: string | null
  /** Goes on to the next step. */
  onNext: () => void
}

export function WhenStep({ form, head, choice, isHere, instead, onNext }: Props) {
  const { clearError } = useFormSubmission()
  const chooseTime = (value: string) => {
    clearError('dateTime')
    choice.chooseTime(value)
  }
  const call = isCalledFor(form.choices, choice.visit) ? form.choices.call : null
  return (
    <FormStep number={1} className={styles.when}>
      <StepHead {...head} question={form.questions.when} />
      {isHere && <FormProblem />}
      {instead && !choice.found && (
        <AskedGone form={form} choice={choice} instead={instead} onNext={onNext} />
      )}
      <VisitChoices choices={form.choices} choice={choice} />
      {call ? (
        <CallForDoctor words={call} />
      ) : (
        <DayTimePicker
          name="dateTime"
          words={form.picker}
          days={choice.days}
          isLoading={choice.isLoading}
          day={choice.day}
          time={choice.found?.time.value ?? ''}
          onDay={choice.chooseDay}
          onTime={({ value }) => chooseTime(value)}
        />
      )}
    </FormStep>
  )
}

type GoneProps = Pick<Props, 'form' | 'choice' | 'onNext'> & { instead: string }

/** A link named a time that is gone: the next one is offered in the same way. */
function AskedGone({ form, choice, instead, onNext }: GoneProps) {
  const next = firstFree(choice.days)
  return (
    <div className={styles.gone}>
      <ClockCountdown />
      <p>{form.askedGone}</p>
      {next && (
        <a
          className="text-link"
          href={instead}
          onClick={(event) => {
            event.preventDefault()
            choice.chooseTime(next.time.value)
            onNext()
          }}
        >
          {fill(form.nextFree, { when: next.time.when })}
        </a>
      )}
    </div>
  )
}
