import { useEffect, useState } from 'react'
import type { VisitChoice } from '#content/clinic/visits.ts'
import { Form, useFormSubmission } from '../forms/form.tsx'
import { FormBar } from '../forms/form-bar.tsx'
import { FormStep, FormSteps } from '../forms/form-steps.tsx'
import { type FormValues, textIn } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import { isFolded, type Steps, useSteps } from '../forms/use-steps.ts'
import { AgreeStep } from './agree-step.tsx'
import type { AppointmentFormData } from './appointment-data.ts'
import styles from './appointment-form.module.css'
import { BookByPhone } from './book-by-phone.tsx'
import {
  type AppointmentReply,
  errorsBefore,
  intentOf,
  STEPS,
  type Step,
  stepAskedFor,
  stepOf,
} from './booking-steps.ts'
import { shortTime } from './free-times.ts'
import { TakenTimes } from './taken-times.tsx'
import { type Choice, useChoice } from './use-choice.ts'
import { isCalledFor } from './visit-choices.tsx'
import { WhenStep } from './when-step.tsx'
import { WhoStep } from './who-step.tsx'

type Props = {
  form: AppointmentFormData
  days: PickerDay[]
  day: string
  time: string
  visit: VisitChoice
  step: Step
  /** A link named a time that is gone: the link to the next one. */
  instead: string | null
  formToken: string
  reply: AppointmentReply
}

/** What the patient has typed and chosen, for the bar and for the response. */
type Said = { name: string; phone: string; day: string }
const saidIn = (values: FormValues | undefined): Said => ({
  name: textIn(values, 'patientName').trim(),
  phone: textIn(values, 'phoneNumber')
    .trim()
    .replace(/^(\d{5})(\d{5})$/, '$1 $2'),
  day: textIn(values, 'day'),
})

const offeredIn = ({ choices }: AppointmentFormData) =>
  choices.services.map(({ id, doctors }) => ({ service: id, doctors }))

/** One form of three steps: one at a time on a phone, all of them where there is room or no script. */
export function AppointmentForm({ form, formToken, reply, instead, ...first }: Props) {
  const steps = useSteps<Step>(first.step)
  const choice = useChoice(form, first, steps.place)
  const [said, setSaid] = useState(saidIn(reply.values))
  /** Where one step is shown at a time, every button but the last leads to the next step, and so does Enter. */
  const next = (values: FormValues): Step | null => {
    if (isFolded() && steps.step < STEPS) return (steps.step + 1) as Step
    return stepAskedFor(values)
  }
  return (
    <Form
      words={form.words}
      labels={form.labels}
      formToken={formToken}
      reply={reply}
      className={styles.form}
      placesProblem
      check={(values) => errorsBefore(values, next(values), form.consent.notice.version, offeredIn(form))}
      onStep={(values) => {
        setSaid(saidIn(values))
        const step = next(values)
        if (step) steps.goTo(step)
        return step !== null
      }}
    >
      <BookingSteps form={form} steps={steps} choice={choice} said={said} reply={reply} instead={instead} />
    </Form>
  )
}

type StepsProps = Pick<Props, 'form' | 'reply' | 'instead'> & {
  steps: Steps<Step>
  choice: Choice
  said: Said
}

function BookingSteps({ form, steps, choice, said, reply, instead }: StepsProps) {
  const { rejected, dismiss } = useFormSubmission()
  const { step, moves, place } = steps
  useResponse(steps, choice)
  const isTaken = rejected?.alternatives !== undefined
  const isOutage = rejected?.isOutage === true
  const isCalled = isCalledFor(form.choices, choice.visit)
  const away = isCalled ? styles.away : undefined
  const headOf = (number: Step) => ({
    number,
    of: STEPS,
    stepOf: form.stepOf,
    attempt: step === number ? moves : 0,
    // Without script, too, a response begins where the patient goes on.
    isNews: step === number && reply.values !== undefined && reply.rejected === null,
  })
  const isHere = (number: Step) => step === number && !isTaken && !isOutage
  return (
    <FormSteps
      place={place}
      shown={isTaken || isOutage ? 'problem' : step}
      moves={moves}
      className={styles.steps}
    >
      <input type="hidden" name="step" value={step} />
      <WhenStep
        form={form}
        head={headOf(1)}
        choice={choice}
        isHere={isHere(1)}
        instead={instead}
        onNext={() => isFolded() && steps.goTo(2)}
      />
      {(isTaken || isOutage) && (
        <FormStep className={styles.problem}>
          {isTaken ? (
            <TakenTimes
              words={form.taken}
              choice={choice}
              wanted={said.day}
              onSeeAll={() => {
                dismiss()
                steps.goTo(1)
              }}
            />
          ) : (
            <BookByPhone words={form.byPhone} when={choice.found?.time.when} name={said.name} />
          )}
        </FormStep>
      )}
      {/* The step stays mounted while the phone number is shown instead, so that the typed values stay. */}
      <WhoStep form={form} head={headOf(2)} isHere={isHere(2)} className={away} />
      <AgreeStep form={form} head={headOf(3)} isHere={isHere(3)} className={away} />
      {!isCalled && (
        <Bar form={form} steps={steps} choice={choice} said={said} isProblem={isTaken || isOutage} />
      )}
      <p className="visually-hidden" role="status">
        {choice.announcement}
      </p>
    </FormSteps>
  )
}

/** Shows a response at its step, and selects the nearest free time where the chosen one was taken. */
function useResponse(steps: Steps<Step>, choice: Choice) {
  const { rejected, attempt, dismiss } = useFormSubmission()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    if (attempt === 0) return
    if (rejected?.errors) steps.show(stepOf(rejected.errors))
    if (!rejected?.alternatives) return
    const [nearest] = rejected.alternatives
    if (nearest) choice.chooseTime(nearest.dateTime)
    void choice.refresh()
  }, [attempt])
  // An error of one step is not shown at another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move
  useEffect(() => {
    if (steps.moves > 0) dismiss()
  }, [steps.moves])
}

type BarProps = Pick<StepsProps, 'form' | 'steps' | 'choice' | 'said'> & { isProblem: boolean }

/** What will be booked, and the button. */
function Bar({ form, steps, choice, said, isProblem }: BarProps) {
  const { step } = steps
  const line = choice.found ? shortTime(choice.found) : null
  const who = isProblem ? said.name : [said.name, said.phone].filter(Boolean).join(' · ')
  const isGone = line === null && choice.isGone
  const small = isGone ? form.bar.gone : line && step === STEPS && who ? who : form.bar.yourTime
  const change = { label: form.bar.changeTime, intent: intentOf[1], onChange: () => steps.goTo(1) }
  const next = { label: form.bar.next, intent: intentOf[step === 1 ? 2 : 3] }
  return (
    <FormBar
      small={small}
      line={line}
      change={step === 2 && line && !isProblem ? change : undefined}
      next={step < STEPS && !isProblem ? next : undefined}
      submit={{ label: form.bar.submit, busy: form.bar.processing }}
    />
  )
}
