import { useEffect } from 'react'
import { Form, useFormSubmission } from '../forms/form.tsx'
import { type FormReply, type FormValues, textIn } from '../forms/form-values.ts'
import type { CollectionFormData } from './collection-form-data.ts'
import { PatientStep } from './patient-step.tsx'
import { type Step, type Steps, useSteps } from './use-steps.ts'
import { useVisit, type Visit } from './use-visit.ts'
import { VisitStep } from './visit-step.tsx'
import { checkBooking, checkPatient } from './visit-values.ts'

/** What the form comes back with, and which of its steps stands then. */
export type CollectionReply = FormReply & { step: Step }

type Props = CollectionFormData & { formToken: string; reply: CollectionReply }

const isContinue = (values: FormValues) => textIn(values, 'intent') === 'continue'

/** One form of two steps. Both always stand in it, so that whatever was typed in either is submitted. */
export function CollectionForm({ formToken, reply, ...form }: Props) {
  const steps = useSteps(reply.step)
  const visit = useVisit(reply.values, form)
  const check = (values: FormValues) => {
    const errors = checkPatient(values, form.served)
    if (errors.length > 0) steps.show(1)
    if (errors.length > 0 || isContinue(values)) return errors
    return checkBooking(values, form.served, form.consent.notice.version)
  }
  return (
    <Form
      words={form.words}
      labels={form.labels}
      formToken={formToken}
      reply={reply}
      check={check}
      onStep={(values) => {
        if (!isContinue(values)) return false
        steps.goOn()
        return true
      }}
      onChoose={visit.take}
    >
      <CollectionSteps form={form} reply={reply} steps={steps} visit={visit} />
    </Form>
  )
}

type StepsProps = { form: CollectionFormData; reply: CollectionReply; steps: Steps; visit: Visit }

function CollectionSteps({ form, reply, steps, visit }: StepsProps) {
  const { rejected, dismiss } = useFormSubmission()
  const { step, moves, place } = steps
  const isFull = Boolean(rejected?.alternatives)
  // What was wrong with one step is not said at the other.
  useEffect(() => {
    if (moves > 0) dismiss()
  }, [moves, dismiss])
  useEffect(() => {
    if (isFull) void visit.refresh()
  }, [isFull, visit.refresh])
  const headOf = (number: Step) => ({
    number,
    attempt: step === number ? moves : 0,
    // Without script, too, a response begins where the patient goes on.
    isNews: step === number && reply.values !== undefined && reply.rejected === null,
  })
  return (
    <div ref={place}>
      <PatientStep form={form} head={headOf(1)} isActive={step === 1} />
      <VisitStep form={form} head={headOf(2)} isActive={step === 2} visit={visit} onBack={steps.goBack} />
    </div>
  )
}
