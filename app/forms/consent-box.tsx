import CaretDown from '~icons/ph/caret-down-bold'
import { FieldError } from '../ui/form/field.tsx'
import styles from './consent-box.module.css'

type Part = { heading: string; items?: string[]; paragraphs?: string[] }
export type PrivacyNoticeWords = Record<
  'what' | 'why' | 'whoSeesIt' | 'howLong' | 'howToWithdraw' | 'complain',
  Part
> &
  Record<'version' | 'summary' | 'consentLabel' | 'readInOtherLanguage', string> & {
    reminder?: Record<'intro' | 'hint' | 'label', string>
  }

type Props = {
  notice: PrivacyNoticeWords
  words: Record<'consentHeading' | 'noticeLink' | 'remindersHeading' | 'fieldPrefix', string>
  elsewhere: { href: string; language: string }
  checked: boolean
  remindChecked?: boolean
  error: string | undefined
  reminderError?: string | undefined
}

/** The notice before the box: what, why, who, how long, how to withdraw, how to complain. Never checked for her. */
export function ConsentBox({
  notice,
  words,
  elsewhere,
  checked,
  remindChecked = false,
  error,
  reminderError,
}: Props) {
  const parts = [
    notice.what,
    notice.why,
    notice.whoSeesIt,
    notice.howLong,
    notice.howToWithdraw,
    notice.complain,
  ]
  return (
    <section className={styles.consent} aria-labelledby="consent-heading" id="notice">
      <h2 id="consent-heading" className="form-heading">
        {words.consentHeading}
      </h2>
      <p>{notice.summary}</p>
      <details className={styles.notice}>
        <summary>
          {words.noticeLink}
          <CaretDown />
        </summary>
        {parts.map((part) => (
          <div key={part.heading}>
            <h3>{part.heading}</h3>
            {part.items && (
              <ul>
                {part.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {part.paragraphs?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
        <a className="text-link" href={elsewhere.href} hrefLang={elsewhere.language}>
          {notice.readInOtherLanguage}
        </a>
      </details>
      {error && <FieldError prefix={words.fieldPrefix} message={error} id="consent-error" />}
      <label className={styles.box}>
        <input
          id="consent"
          type="checkbox"
          name="consent"
          value={notice.version}
          defaultChecked={checked}
          required
          {...(error && { 'aria-invalid': true, 'aria-describedby': 'consent-error' })}
        />
        <span>{notice.consentLabel}</span>
      </label>
      {notice.reminder && (
        <fieldset className={styles.reminders}>
          <legend className="form-heading">{words.remindersHeading}</legend>
          <p>
            {notice.reminder.intro} {notice.reminder.hint}
          </p>
          {reminderError && (
            <FieldError prefix={words.fieldPrefix} message={reminderError} id="remindByEmail-error" />
          )}
          <label className={styles.box}>
            <input
              id="remindByEmail"
              type="checkbox"
              name="remindByEmail"
              value="yes"
              defaultChecked={remindChecked}
              {...(reminderError && { 'aria-invalid': true, 'aria-describedby': 'remindByEmail-error' })}
            />
            <span>{notice.reminder.label}</span>
          </label>
        </fieldset>
      )}
    </section>
  )
}
