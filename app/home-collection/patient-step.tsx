import { sexes } from '#clinic/fields.ts'
import { fill } from '#content/format/fill.ts'
import { SharedPhone } from '../forms/contact-preferences.tsx'
import { SubmitButton } from '../forms/form.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import type { CollectionFormData } from './collection-form-data.ts'
import { StepHead, type StepHeadProps } from './step-head.tsx'
import styles from './steps.module.css'

type Props = { form: CollectionFormData; head: StepHeadProps; isActive: boolean }

export function PatientStep({ form: { texts, words, contact }, head, isActive }: Props) {
  return (
    <div className={styles.step} data-step="1" hidden={!isActive}>
      <StepHead {...head} name={texts.stepOne} stepOf={texts.stepOf} />
      <div className={styles.fields}>
        <Field name="patientName" autoComplete="name" maxLength={100} required />
        <Field name="age" inputMode="numeric" maxLength={3} required />
        <RadioGroup name="sex" options={sexes.map((value) => ({ value, label: texts.sexes[value] }))} />
        <Field name="email" type="email" autoComplete="email" maxLength={254} />
        <Field name="mobile" type="tel" inputMode="tel" autoComplete="tel" maxLength={24} required />
        <Field name="address" autoComplete="address-line1" maxLength={300} required />
        <Field name="city" autoComplete="address-level2" maxLength={100} required />
        <Field name="pincode" inputMode="numeric" autoComplete="postal-code" maxLength={10} required />
      </div>
      <Checkbox name="guardian" />
      {/* Asked here and not with the other choices: by then the browser would have remembered what is typed here. */}
      <SharedPhone words={contact.words} />
      {/* The buttons of a step stand in it alone: Enter presses the first one of the form. */}
      {isActive && (
        <div className={styles.send}>
          <SubmitButton name="intent" value="continue" label={texts.continueButton} busy={texts.continuing} />
          <a className="text-link" href={words.phone.href}>
            {fill(texts.support, { phone: words.phone.number })}
          </a>
        </div>
      )}
    </div>
  )
}
