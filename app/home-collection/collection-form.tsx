import { Form } from '../forms/form.tsx'
import { type FormValues, textIn } from '../forms/form-values.ts'
import { isFolded, useSteps } from '../forms/use-steps.ts'
import { type Step, stepAskedFor } from '../samples/step.ts'
import { wholePage } from '../samples/two-steps.tsx'
import { useVisit } from '../samples/use-visit.ts'
import { AtClinicForm } from './at-clinic-form.tsx'
import type { CollectionFormData } from './collection-form-data.ts'
import type { CollectionReply } from './collection-reply.ts'
import { CollectionSteps } from './collection-steps.tsx'
import { checkBooking, checkVisit } from './collection-values.ts'
import { useChosenTests } from './use-chosen-tests.ts'

type Props = CollectionFormData & { formToken: string; reply: CollectionReply }

/** Home collection in two steps: what and when, where and who. */
export function CollectionForm({ formToken, reply, ...form }: Props) {
  const steps = useSteps<Step>(reply.step)
  const visit = useVisit(reply.values, {
    hours: form.windows,
    text: form.pickerText,
    hoursUrl: '/api/v1/home-collection/windows',
    dateChanged: form.texts.dateChanged,
  })
  const picked = useChosenTests(reply.values, visit.place, [...reply.carried.tests, ...form.tests])
  /** Where one step is shown at a time, Enter leads to the next one, too. */
  const isNext = (values: FormValues) => (isFolded() && steps.step === 1) || stepAskedFor(values) === 2
  const check = (values: FormValues) =>
    isNext(values)
      ? checkVisit(values)
      : checkBooking(values, Object.keys(form.areas), form.consent.notice.version)
  return (
    <>
      <Form
        words={form.words}
        labels={form.labels}
        formToken={formToken}
        reply={reply}
        className={wholePage}
        placesProblem
        check={check}
        onStep={(values) => {
          if (!isNext(values)) return false
          steps.goTo(2)
          return true
        }}
      >
        <CollectionSteps form={form} reply={reply} steps={steps} visit={visit} picked={picked} />
      </Form>
      <AtClinicForm
        action={form.paths.atClinic}
        formToken={textIn(reply.values, 'formToken') || formToken}
        tests={picked.chosen}
      />
    </>
  )
}
