import CalendarPlus from '~icons/ph/calendar-plus'
import CaretDown from '~icons/ph/caret-down-bold'
import Eraser from '~icons/ph/eraser'
import Users from '~icons/ph/users'
import { Sentence } from '../ui/care/sentence.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import type { ListenProps } from '../ui/listen.tsx'
import styles from './consent-box.module.css'

type Part = { heading: string; items?: string[]; paragraphs?: string[] }
export type PrivacyNoticeWords = Record<
  'what' | 'why' | 'whoSeesIt' | 'howLong' | 'howToWithdraw' | 'complain',
  Part
> &
  Record<'version' | 'summary' | 'consentLabel' | 'readInOtherLanguage', string> & {
    short?: string[]
    reminder?: Record<'intro' | 'hint' | 'label', string>
  }

type ConsentBoxProps = {
  notice: PrivacyNoticeWords
  words: Record<'consentHeading' | 'noticeLink' | 'remindersHeading', string>
  /** The same notice in the other language, where there is one. */
  otherLanguage: { href: string; language: string } | undefined
  listen: Omit<ListenProps, 'to'>
  /** Whether the summary is only in the notice. */
  isFolded?: boolean
}

const icons = [CalendarPlus, Users, Eraser]

/**
 * The consent, in short and in full: what, why, who, how long, how to withdraw. Never checked beforehand. The form
 * has its heading and the button that reads the notice aloud.
 */
export function ConsentBox({ notice, words, otherLanguage, isFolded }: ConsentBoxProps) {
  const { what, why, whoSeesIt, howLong, howToWithdraw, complain } = notice
  return (
    <section className={styles.consent} aria-label={words.consentHeading} id="notice">
      {notice.short ? <ShortLines lines={notice.short} /> : !isFolded && <p>{notice.summary}</p>}
      <Checkbox name="consent" value={notice.version} label={notice.consentLabel} required />
      <details className={styles.notice}>
        <summary>
          {words.noticeLink}
          <CaretDown />
        </summary>
        {(notice.short || isFolded) && <p>{notice.summary}</p>}
        {[what, why, whoSeesIt, howLong, howToWithdraw, complain].map((part) => (
          <NoticePart key={part.heading} {...part} />
        ))}
        {otherLanguage && (
          <a className="text-link" href={otherLanguage.href} hrefLang={otherLanguage.language}>
            {notice.readInOtherLanguage}
          </a>
        )}
      </details>
      {notice.reminder && (
        <fieldset className={styles.reminders}>
          <legend className="form-heading">{words.remindersHeading}</legend>
          <p>
            {notice.reminder.intro} {notice.reminder.hint}
          </p>
          <Checkbox name="remindByEmail" label={notice.reminder.label} />
        </fieldset>
      )}
    </section>
  )
}

const ShortLines = ({ lines }: { lines: string[] }) => (
  <ul className={styles.short}>
    {lines.map((line, index) => {
      const Icon = icons[index] ?? CalendarPlus
      return (
        <li key={line}>
          <Icon />
          {line}
        </li>
      )
    })}
  </ul>
)

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
      <p key={paragraph}>
        <Sentence text={paragraph} />
      </p>
    ))}
  </div>
)
