import { ConsentBox } from '../forms/consent-box.tsx'
import { autofillFor } from '../forms/contact-preference-values.ts'
import { ContactPreferencesSection } from '../forms/contact-preferences-section.tsx'
import { FormFrame, SendButton } from '../forms/form-frame.tsx'
import { type FormValues, textIn } from '../forms/form-values.ts'
import type { Rejected } from '../forms/submit-response.ts'
import { CareCards } from '../ui/care/care-cards.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Field, TextArea } from '../ui/form/field.tsx'
import type { ContactData } from './contact-data.ts'
import styles from './contact-form.module.css'

export type ContactReply = {
  /** The words suggest that someone is in danger: the card comes first. */
  isUrgent: boolean
  answers: FormValues | undefined
  rejected: Rejected | null
}

type Props = { page: ContactData; formToken: string; reply: ContactReply }

export function ContactForm({ page, formToken, reply }: Props) {
  const words = page.words.form
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="message-heading" id="message-form">
      <header className={styles.head}>
        <h2 id="message-heading">
          <Emphasis text={words.heading} />
        </h2>
        <p className="lead">{words.intro}</p>
      </header>
      <Fields page={page} formToken={formToken} reply={reply} />
    </section>
  )
}

function Fields({ page, formToken, reply: { answers, rejected, isUrgent } }: Props) {
  const words = page.words.form
  const autofill = autofillFor(answers)
  const errorOf = (field: string) => rejected?.errors?.find((error) => error.field === field)?.message
  const errorPrefix = page.form.invalid.summary.fieldPrefix
  const field = (name: 'fullName' | 'email' | 'phoneNumber') => ({
    name,
    label: words[name],
    defaultValue: textIn(answers, name),
    error: errorOf(name),
    errorPrefix,
    optionalWord: page.form.optional,
    required: true,
  })
  return (
    <FormFrame
      words={page.form}
      formToken={textIn(answers, 'formToken') || formToken}
      rejected={rejected}
      check={{ name: 'enquiry', data: page.notice }}
    >
      <p className={styles.note}>{words.requiredNote}</p>
      <div className={styles.fields}>
        <Field
          {...field('fullName')}
          hint={words.fullNameHint}
          autoComplete={autofill('name')}
          maxLength={100}
        />
        <Field
          {...field('phoneNumber')}
          type="tel"
          inputMode="tel"
          hint={words.phoneHint}
          autoComplete={autofill('tel')}
          maxLength={24}
        />
        <Field
          {...field('email')}
          type="email"
          hint={words.emailHint}
          autoComplete={autofill('email')}
          maxLength={254}
        />
      </div>
      <div className={styles.message} data-enhance="danger-words">
        <div role="status" data-danger-card hidden={!isUrgent}>
          <CareCards cards={[page.emergency]} at="message" heading="h3" />
        </div>
        <TextArea
          name="message"
          label={words.message}
          hint={words.messageHint}
          defaultValue={textIn(answers, 'message')}
          error={errorOf('message')}
          errorPrefix={errorPrefix}
          optionalWord={page.form.optional}
          autoComplete="off"
          required
        />
      </div>
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
        <SendButton label={words.submit} busy={words.submitting} />
      </div>
    </FormFrame>
  )
}
