import { parseLabTestBooking } from '#clinic/lab-test-booking.ts'
import { ConsentBox } from '../forms/consent-box.tsx'
import { ContactPreferencesSection } from '../forms/contact-preferences.tsx'
import { Form, type FormProps, SubmitButton } from '../forms/form.tsx'
import type { FormReply } from '../forms/form-values.ts'
import { SameTimesPicker } from '../forms/picker/same-times-picker.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import styles from './book-lab-test.module.css'
import type { LabTestFormData } from './lab-test-form-data.ts'

type Props = LabTestFormData & { reply: FormReply; onAccepted?: FormProps['onAccepted'] }

/** The booking of one test: on a page of its own, and in the dialog of the list. */
export function LabTestForm({ reply, onAccepted, ...form }: Props) {
  const { consent } = form
  return (
    <Form
      words={form.words}
      labels={form.labels}
      formToken={form.formToken}
      reply={reply}
      action={form.action}
      check={(values) => {
        const parsed = parseLabTestBooking(values, consent.notice.version)
        return parsed.ok ? [] : parsed.errors
      }}
      {...(onAccepted && { onAccepted })}
    >
      <p className={styles.facts}>
        <b>{form.facts.price}</b> · {form.facts.about}
      </p>
      <div className={styles.fields}>
        <Field name="fullName" autoComplete="name" maxLength={100} required />
        <Field name="email" type="email" autoComplete="email" maxLength={254} required />
        <Field name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={24} required />
        <Field name="age" inputMode="numeric" maxLength={3} required />
        <RadioGroup name="gender" options={form.sexes} />
        <Field name="address" autoComplete="address-line1" maxLength={300} required />
      </div>
      <SameTimesPicker {...form.picker} />
      <Checkbox name="guardian" />
      <ContactPreferencesSection {...form.contact} />
      <ConsentBox {...consent} />
      <div>
        <SubmitButton label={form.submit} busy={form.submitting} />
      </div>
    </Form>
  )
}
