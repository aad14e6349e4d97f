import CaretDown from '~icons/ph/caret-down-bold'
import { FieldError } from '../ui/field.tsx'
import styles from './consent-box.module.css'
import type { BookingWords } from './words.ts'

type Props = { words: BookingWords; ticked: boolean; error: string | undefined }

/** The notice before the box: what, why, who, how long, how to withdraw, how to complain. Never ticked for her. */
export function ConsentBox({ words, ticked, error }: Props) {
  const { notice } = words
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
        {words.forms.consentHeading}
      </h2>
      <p>{notice.summary}</p>
      <details className={styles.notice}>
        <summary>
          {words.forms.noticeLink}
          <CaretDown />
        </summary>
        {parts.map((part) => (
          <div key={part.heading}>
            <h3>{part.heading}</h3>
            {'items' in part && (
              <ul>
                {part.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {'paragraphs' in part && part.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          </div>
        ))}
        <a className="text-link" href={words.links.noticeElsewhere} hrefLang={words.links.elsewhere}>
          {notice.readInOtherLanguage}
        </a>
      </details>
      {error && <FieldError prefix={words.errorSummary.fieldPrefix} message={error} id="consent-error" />}
      <label className={styles.box}>
        <input
          id="consent"
          type="checkbox"
          name="consent"
          value={notice.version}
          defaultChecked={ticked}
          required
          {...(error && { 'aria-invalid': true, 'aria-describedby': 'consent-error' })}
        />
        <span>{notice.consentLabel}</span>
      </label>
    </section>
  )
}
