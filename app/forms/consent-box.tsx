import CaretDown from '~icons/ph/caret-down-bold'
import { FieldError } from '../ui/form/field.tsx'
import { useField } from '../ui/form/form-context.tsx'
import styles from './consent-box.module.css'

type Part = { heading: string; items?: string[]; paragraphs?: string[] }
export type PrivacyNoticeWords = Record<
  'what' | 'why' | 'whoSeesIt' | 'howLong' | 'howToWithdraw' | 'complain',
  Part
> &
  Record<'version' | 'summary' | 'consentLabel' | 'readInOtherLanguage', string> & {
    reminder?: Record<'intro' | 'hint' | 'label', string>
  }

type ConsentBoxProps = {
  notice: PrivacyNoticeWords
  words: Record<'consentHeading' | 'noticeLink' | 'remindersHeading', string>
  otherLanguage: { href: string; language: string }
}

/** The notice before the box: what, why, who, how long, how to withdraw, how to complain. Never checked beforehand. */
export function ConsentBox({ notice, words, otherLanguage }: ConsentBoxProps) {
  const { what, why, whoSeesIt, howLong, howToWithdraw, complain } = notice
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
        {[what, why, whoSeesIt, howLong, howToWithdraw, complain].map((part) => (
          <NoticePart key={part.heading} {...part} />
        ))}
        <a className="text-link" href={otherLanguage.href} hrefLang={otherLanguage.language}>
          {notice.readInOtherLanguage}
        </a>
      </details>
      <Box name="consent" value={notice.version} label={notice.consentLabel} required />
      {notice.reminder && (
        <fieldset className={styles.reminders}>
          <legend className="form-heading">{words.remindersHeading}</legend>
          <p>
            {notice.reminder.intro} {notice.reminder.hint}
          </p>
          <Box name="remindByEmail" value="yes" label={notice.reminder.label} />
        </fieldset>
      )}
    </section>
  )
}

const NoticePart = ({ heading, items, paragraphs }: Part) => (
  <div>
    <h3>{heading}</h3>
    {items && (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {paragraphs?.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

type BoxProps = { name: string; value: string; label: string; required?: boolean }

function Box({ name, value, label, required = false }: BoxProps) {
  const { text, error } = useField(name)
  return (
    <>
      <FieldError name={name} />
      <label className={styles.box}>
        <input
          id={name}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={text === value}
          {...(required && { required: true })}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
        />
        <span>{label}</span>
      </label>
    </>
  )
}
