import { fill } from '#content/format/fill.ts'
import { ConsentBox } from '../forms/consent-box.tsx'
import { ContactPreferencesSection } from '../forms/contact-preferences-section.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { listIn, textIn } from '../forms/form-values.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import type { CollectionForm, CollectionReply } from './collection-form-data.ts'
import { StepHead } from './step-head.tsx'
import styles from './steps.module.css'
import { TestsPanel } from './tests-panel.tsx'

type Props = { form: CollectionForm; formToken: string; reply: CollectionReply }

const carried = [
  'patientName',
  'age',
  'sex',
  'email',
  'mobile',
  'address',
  'city',
  'pincode',
  'guardian',
  'sharedPhone',
]

export function VisitStep({ form, formToken, reply: { answers, rejected } }: Props) {
  const { own, words } = form
  const errorOf = (field: string) => rejected?.errors?.find((error) => error.field === field)?.message
  const errorPrefix = words.invalid.summary.fieldPrefix
  const chosen = listIn(answers, 'tests')
  return (
    <FormFrame
      words={words}
      formToken={textIn(answers, 'formToken') || formToken}
      rejected={rejected}
      check={{ name: 'collection-visit', data: form.notice }}
      step="2"
    >
      <StepHead number={2} name={own.stepTwo} stepOf={fill(own.stepOf, { n: 2 })} />
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={textIn(answers, name)} />
      ))}
      <div
        className={styles.visit}
        data-enhance="collection-visit"
        data-full={own.windowFull}
        data-over={own.windowPast}
      >
        <TestsPanel form={form} chosen={chosen} error={errorOf('tests')} />
        <Field
          name="collectionDate"
          type="date"
          label={own.collectionDate}
          hint={fill(own.dateHint, { days: form.days })}
          min={form.today}
          max={form.lastDay}
          defaultValue={textIn(answers, 'collectionDate')}
          error={errorOf('collectionDate')}
          errorPrefix={errorPrefix}
          optionalWord={words.optional}
          autoComplete="off"
          required
        />
        <RadioGroup
          name="collectionTime"
          legend={own.collectionTime}
          hint={`${own.timeHint} ${own.fastingAlways}`}
          options={form.windows.map(({ from, label }) => ({ value: from, label }))}
          chosen={textIn(answers, 'collectionTime')}
          error={errorOf('collectionTime')}
          errorPrefix={errorPrefix}
        />
        <p className={styles.fasting} role="status" data-fasting hidden>
          {own.fastingWindow}
        </p>
      </div>
      <Checkbox
        name="adultPresent"
        label={own.adultBox}
        checked={textIn(answers, 'adultPresent') === 'yes'}
        error={errorOf('adultPresent')}
        errorPrefix={errorPrefix}
      />
      <ContactPreferencesSection
        {...form.contact}
        answers={answers}
        errorOf={errorOf}
        errorPrefix={errorPrefix}
        asksPhone={false}
      />
      <ConsentBox
        {...form.consent}
        checked={textIn(answers, 'consent') === form.notice}
        remindChecked={textIn(answers, 'remindByEmail') === 'yes'}
        error={errorOf('consent')}
        reminderError={errorOf('remindByEmail')}
      />
      <div className={styles.send}>
        <button
          type="submit"
          name="intent"
          value="book"
          className="button button-primary button-large"
          data-busy={own.booking}
        >
          {own.book}
        </button>
        <button
          type="submit"
          name="intent"
          value="back"
          className="button button-secondary button-large"
          formNoValidate
        >
          {own.back}
        </button>
      </div>
    </FormFrame>
  )
}
