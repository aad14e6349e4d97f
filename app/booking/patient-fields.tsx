import { autofillFor } from '../forms/contact-preference-values.ts'
import { Field } from '../ui/form/field.tsx'
import type { FormValues } from './booking-app.tsx'
import styles from './booking-form.module.css'
import type { BookingWords } from './words.ts'

type Props = {
  words: BookingWords
  answers: FormValues | undefined
  errorOf: (field: string) => string | undefined
}

export function PatientFields({ words, answers, errorOf }: Props) {
  const { page, forms, site, errorSummary } = words
  const common = { errorPrefix: errorSummary.fieldPrefix, optionalWord: site.optional }
  const autofill = autofillFor(answers)
  return (
    <fieldset className={styles.details}>
      <legend className="form-heading">{page.patientDetails}</legend>
      <div className={styles.fields}>
        <Field
          {...common}
          name="patientName"
          label={page.name}
          hint={forms.fullNameHint}
          placeholder={page.namePlaceholder}
          defaultValue={answers?.patientName}
          error={errorOf('patientName')}
          autoComplete={autofill('name')}
          maxLength={100}
          required
        />
        <Field
          {...common}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          label={page.phone}
          hint={forms.phoneHint}
          placeholder={page.phonePlaceholder}
          defaultValue={answers?.phoneNumber}
          error={errorOf('phoneNumber')}
          autoComplete={autofill('tel')}
          maxLength={24}
          required
        />
        <Field
          {...common}
          name="email"
          type="email"
          label={page.email}
          hint={forms.emailHint}
          placeholder={page.emailPlaceholder}
          defaultValue={answers?.email}
          error={errorOf('email')}
          autoComplete={autofill('email')}
          maxLength={254}
        />
        <Field
          {...common}
          name="address"
          label={page.address}
          hint={forms.addressHint}
          placeholder={page.addressPlaceholder}
          defaultValue={answers?.address}
          error={errorOf('address')}
          autoComplete={autofill('address-line1')}
          maxLength={300}
        />
      </div>
    </fieldset>
  )
}
