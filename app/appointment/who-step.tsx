import CaretDown from '~icons/ph/caret-down-bold'
import { FormProblem } from '../forms/form.tsx'
import { FormStep } from '../forms/form-steps.tsx'
import { StepHead } from '../forms/step-head.tsx'
import { Field, MobileField } from '../ui/form/field.tsx'
import { useForm } from '../ui/form/form-context.tsx'
import { OwnPhone } from '../ui/form/own-phone.tsx'
import styles from './appointment-form.module.css'
import type { StepProps } from './when-step.tsx'

/** A name and a number; optional fields are folded. */
export function WhoStep({ form, head, isHere, className }: StepProps & { className: string | undefined }) {
  const { values, errors } = useForm()
  const isSaid = ['email', 'address'].some((name) => Boolean(values?.[name] || errors[name]))
  return (
    <FormStep number={2} className={className}>
      <StepHead {...head} question={form.questions.who} />
      {isHere && <FormProblem />}
      <fieldset className={styles.details}>
        <legend className="visually-hidden">{form.patientDetails}</legend>
        <OwnPhone label={form.words.ownPhone} />
        <Field name="patientName" autoComplete="name" maxLength={100} required />
        <MobileField name="phoneNumber" />
        <details className={styles.more} open={isSaid}>
          <summary>
            {form.moreDetails}
            <CaretDown />
          </summary>
          <div>
            <Field name="email" type="email" autoComplete="email" maxLength={254} />
            <Field name="address" autoComplete="address-line1" maxLength={300} />
          </div>
        </details>
      </fieldset>
    </FormStep>
  )
}
