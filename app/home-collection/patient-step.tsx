import { sexes } from '#clinic/fields.ts'
import { fill } from '#content/format/fill.ts'
import { autofillFor } from '../forms/contact-preference-values.ts'
import { FormFrame, SendButton } from '../forms/form-frame.tsx'
import { textIn } from '../forms/form-values.ts'
import { SharedPhone } from '../forms/shared-phone.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import type { CollectionForm, CollectionReply } from './collection-form-data.ts'
import { StepHead } from './step-head.tsx'
import styles from './steps.module.css'

type Props = { form: CollectionForm; formToken: string; reply: CollectionReply }

/** Fields of step two that must survive a way back to step one. */
const later = [
  'collectionDate',
  'collectionTime',
  'adultPresent',
  'contactCall',
  'contactHours',
  'bySms',
  'byWhatsapp',
  'remindByEmail',
  'consent',
]

export function PatientStep({ form, formToken, reply: { answers, rejected } }: Props) {
  const { own, words } = form
  const autofill = autofillFor(answers)
  const errorOf = (field: string) => rejected?.errors?.find((error) => error.field === field)?.message
  const common = { errorPrefix: words.invalid.summary.fieldPrefix, optionalWord: words.optional }
  const field = (name: keyof typeof own & string) => ({
    ...common,
    name,
    label: String(own[name]),
    defaultValue: textIn(answers, name),
    error: errorOf(name),
  })
  return (
    <FormFrame
      words={words}
      formToken={textIn(answers, 'formToken') || formToken}
      rejected={rejected}
      check={{ name: 'collection-patient', data: form.served }}
      step="1"
    >
      <StepHead number={1} name={own.stepOne} stepOf={fill(own.stepOf, { n: 1 })} />
      <div className={styles.fields}>
        <Field {...field('patientName')} autoComplete={autofill('name')} maxLength={100} required />
        <Field
          {...field('age')}
          hint={own.ageHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          required
        />
        <RadioGroup
          name="sex"
          legend={own.sex}
          hint={own.sexHint}
          options={sexes.map((value) => ({ value, label: own.sexes[value] }))}
          chosen={textIn(answers, 'sex')}
          error={errorOf('sex')}
          errorPrefix={common.errorPrefix}
        />
        <Field {...field('email')} type="email" autoComplete={autofill('email')} maxLength={254} />
        <Field
          {...field('mobile')}
          type="tel"
          hint={own.mobileHint}
          inputMode="tel"
          autoComplete={autofill('tel')}
          maxLength={24}
          required
        />
        <Field
          {...field('address')}
          hint={words.forms.addressHint}
          autoComplete={autofill('address-line1')}
          maxLength={300}
          required
        />
        <Field {...field('city')} autoComplete={autofill('address-level2')} maxLength={100} required />
        <Field
          {...field('pincode')}
          hint={own.pincodeHint}
          inputMode="numeric"
          autoComplete={autofill('postal-code')}
          maxLength={10}
          required
        />
      </div>
      <Checkbox
        name="guardian"
        label={own.guardian}
        checked={textIn(answers, 'guardian') === 'yes'}
        error={errorOf('guardian')}
        errorPrefix={common.errorPrefix}
      />
      {/* Asked here and not with the other choices: the next page would be too late to forget what is typed on this. */}
      <SharedPhone words={form.contact.words} checked={textIn(answers, 'sharedPhone') === 'yes'} />
      {later.map((name) => {
        const value = textIn(answers, name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      {[answers?.tests ?? []].flat().map((id) => (
        <input key={id} type="hidden" name="tests" value={id} />
      ))}
      <div className={styles.send}>
        <input type="hidden" name="intent" value="continue" />
        <SendButton label={own.continueButton} busy={own.continuing} />
        <a className="text-link" href={words.phone.href}>
          {fill(own.support, { phone: words.phone.number })}
        </a>
      </div>
    </FormFrame>
  )
}
