import { sexes } from '#clinic/fields.ts'
import { ConsentBox } from '../forms/consent-box.tsx'
import { autofillFor } from '../forms/contact-preference-values.ts'
import { ContactPreferencesSection } from '../forms/contact-preferences-section.tsx'
import { FormFrame, SendButton } from '../forms/form-frame.tsx'
import { textIn } from '../forms/form-values.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import styles from './book-lab-test.module.css'
import type { BookTestData, BookTestReply } from './book-lab-test.tsx'

type Props = { page: BookTestData; reply: BookTestReply }
type Name = 'fullName' | 'email' | 'phone' | 'age' | 'address' | 'date' | 'time'

export function LabTestForm({ page, reply: { answers, rejected } }: Props) {
  const { own, form } = page
  const autofill = autofillFor(answers)
  const errorOf = (field: string) => rejected?.errors?.find((error) => error.field === field)?.message
  const errorPrefix = form.invalid.summary.fieldPrefix
  const field = (name: Name) => ({
    name,
    label: own[name],
    defaultValue: textIn(answers, name),
    error: errorOf(name),
    errorPrefix,
    optionalWord: form.optional,
    required: true,
  })
  return (
    <FormFrame
      words={form}
      formToken={textIn(answers, 'formToken') || page.formToken}
      rejected={rejected}
      check={{ name: 'lab-test', data: page.notice }}
      action={page.self}
    >
      <p className={styles.facts}>
        <b>{page.facts.price}</b> · {page.facts.preparation} · {own.refund}
      </p>
      <div className={styles.fields}>
        <Field {...field('fullName')} autoComplete={autofill('name')} maxLength={100} />
        <Field
          {...field('email')}
          type="email"
          hint={form.forms.emailHint}
          autoComplete={autofill('email')}
          maxLength={254}
        />
        <Field
          {...field('phone')}
          type="tel"
          inputMode="tel"
          hint={form.forms.phoneHint}
          autoComplete={autofill('tel')}
          maxLength={24}
        />
        <Field {...field('age')} inputMode="numeric" autoComplete="off" maxLength={3} />
        <RadioGroup
          name="gender"
          legend={own.gender}
          options={sexes.map((value) => ({ value, label: own.sexes[value] }))}
          chosen={textIn(answers, 'gender')}
          error={errorOf('gender')}
          errorPrefix={errorPrefix}
        />
        <Field
          {...field('address')}
          hint={form.forms.addressHint}
          autoComplete={autofill('address-line1')}
          maxLength={300}
        />
        <Field {...field('date')} type="date" min={page.today} max={page.lastDay} autoComplete="off" />
        <Field {...field('time')} type="time" hint={page.hours} autoComplete="off" />
      </div>
      <Checkbox
        name="guardian"
        label={page.guardian}
        checked={textIn(answers, 'guardian') === 'yes'}
        error={errorOf('guardian')}
        errorPrefix={errorPrefix}
      />
      <ContactPreferencesSection
        {...page.contact}
        answers={answers}
        errorOf={errorOf}
        errorPrefix={errorPrefix}
      />
      <ConsentBox
        {...page.consent}
        checked={textIn(answers, 'consent') === page.notice}
        error={errorOf('consent')}
      />
      <div>
        <SendButton label={own.submit} busy={own.submitting} />
      </div>
    </FormFrame>
  )
}
