import { ConsentBox } from '../forms/consent-box.tsx'
import { Form } from '../forms/form.tsx'
import { FormBar } from '../forms/form-bar.tsx'
import type { FormReply, FormValues } from '../forms/form-values.ts'
import { isFolded, useSteps } from '../forms/use-steps.ts'
import { barLine } from '../samples/bar-line.ts'
import { HourPicker } from '../samples/hour-picker.tsx'
import { MoreFields } from '../samples/more-fields.tsx'
import { PreparationNote } from '../samples/preparation-note.tsx'
import { type Step, stepAskedFor } from '../samples/step.ts'
import { TwoSteps, wholePage } from '../samples/two-steps.tsx'
import { useVisit } from '../samples/use-visit.ts'
import { WhoFields } from '../samples/who-fields.tsx'
import { Field } from '../ui/form/field.tsx'
import { OwnPhone } from '../ui/form/own-phone.tsx'
import styles from './book-lab-test.module.css'
import type { ChosenLabTests } from './chosen-lab-tests.ts'
import { ChosenTests } from './chosen-tests.tsx'
import type { LabTestFormData } from './lab-test-form-data.ts'
import { checkBooking, checkWish, isOfWish } from './lab-test-values.ts'

/** The response to the form: its tests, and the step to show where there is no room for both. */
export type LabTestReply = FormReply & { chosen: ChosenLabTests; step: Step }

type Props = LabTestFormData & { reply: LabTestReply }

/** The booking of tests at the clinic, in two steps: when, and for whom. */
export function LabTestForm({ reply, ...form }: Props) {
  const { words, texts, pickerText, preparation, consent } = form
  const { chosen } = reply
  const steps = useSteps<Step>(reply.step)
  const visit = useVisit(reply.values, {
    hours: form.hours,
    text: pickerText,
    hoursUrl: null,
    dateChanged: texts.dateChanged,
  })
  /** Where one step is shown at a time, Enter leads to the next one, too. */
  const isNext = (values: FormValues) => (isFolded() && steps.step === 1) || stepAskedFor(values) === 2
  return (
    <Form
      words={words}
      labels={form.labels}
      formToken={form.formToken}
      reply={reply}
      className={wholePage}
      placesProblem
      check={(values) => (isNext(values) ? checkWish(values) : checkBooking(values, consent.notice.version))}
      onStep={(values) => {
        if (!isNext(values)) return false
        steps.goTo(2)
        return true
      }}
    >
      <TwoSteps
        steps={steps}
        reply={reply}
        stepOf={texts.stepOf}
        questions={{ 1: texts.when, 2: texts.who }}
        isOfFirst={isOfWish}
        bar={
          <FormBar
            small={chosen.sum}
            line={barLine(pickerText.day.calendar, visit.day, visit.at)}
            {...(steps.step === 1
              ? { next: { label: texts.next, intent: 'next' } }
              : { change: { label: chosen.sum, intent: 'back', onChange: () => steps.goTo(1) } })}
            submit={{ label: texts.submit, busy: texts.submitting }}
          />
        }
      >
        {{
          1: (
            <div ref={visit.place} className={styles.when}>
              <HourPicker visit={visit} text={pickerText} fields={{ date: 'date', time: 'time' }}>
                <PreparationNote
                  words={preparation}
                  calendar={pickerText.day.calendar}
                  tests={chosen.tests}
                  slot={visit.slot}
                />
              </HourPicker>
              <ChosenTests heading={texts.testsChosen} refund={texts.refund} tests={chosen.tests} />
            </div>
          ),
          2: <Who form={form} />,
        }}
      </TwoSteps>
    </Form>
  )
}

const Who = ({ form }: { form: LabTestFormData }) => (
  <>
    <OwnPhone label={form.words.ownPhone} />
    <WhoFields names={{ name: 'fullName', phone: 'phone', sex: 'gender' }} sexes={form.sexes} />
    <MoreFields label={form.texts.more} names={['email', 'address']}>
      <Field name="email" type="email" autoComplete="email" maxLength={254} />
      <Field name="address" autoComplete="address-line1" maxLength={300} />
    </MoreFields>
    <ConsentBox {...form.consent} />
  </>
)
