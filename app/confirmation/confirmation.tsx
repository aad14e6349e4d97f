import { useEffect, useRef } from 'react'
import CalendarPlus from '~icons/ph/calendar-plus'
import { type Card, CareCards } from '../ui/care/care-cards.tsx'
import styles from './confirmation.module.css'
import { FinishAndClear } from './finish-and-clear.tsx'
import type { OwnBookingWords } from './own-booking-words.ts'

export type ConfirmationView = {
  /** Neutral: it stays in the history of a phone that others use. */
  documentTitle: string
  title: string
  own: OwnBookingWords
  reference: string
  /** Null once it has been shown. */
  code: string | null
  token: string
  facts: { label: string; value: string; dateTime?: string }[]
  notes: string[]
  calendar: { href: string; label: string } | null
  again: { href: string; label: string }
  next: { title: string; items: string[] } | null
  /** The urgent numbers, where what was written asks for them. */
  card: Card | null
}

type Props = ConfirmationView & {
  /** It took the place of the form without a new page: eye and ear begin here. */
  inPlace?: boolean
}

/** What was booked or sent, and the way back to it: the same for every form. */
export function Confirmation({ inPlace = false, ...view }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!inPlace) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [inPlace])
  return (
    <div className={`wrap ${styles.page}`} id="confirmation">
      {view.card && <CareCards cards={[view.card]} at="sent" />}
      <img src="/pictures/confirmation.svg" width="1200" height="900" alt="" />
      <h1 ref={heading} tabIndex={-1}>
        {view.title}
      </h1>
      <div className={styles.card}>
        <ReferenceAndCode words={view.own} reference={view.reference} code={view.code} />
        <dl>
          {view.facts.map(({ label, value, dateTime }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{dateTime ? <time dateTime={dateTime}>{value}</time> : value}</dd>
            </div>
          ))}
        </dl>
        {view.notes.map((note) => (
          <p key={note} className={styles.hint}>
            {note}
          </p>
        ))}
        <p className={styles.actions}>
          {view.calendar && (
            <a className="button button-primary" href={view.calendar.href} download="appointment.ics">
              <CalendarPlus />
              {view.calendar.label}
            </a>
          )}
          <a className="button button-secondary" href={view.own.page}>
            {view.own.manage}
          </a>
          <a className="button button-secondary" href={view.again.href}>
            {view.again.label}
          </a>
        </p>
      </div>
      <FinishAndClear words={view.own} token={view.token} />
      {view.next && (
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next">{view.next.title}</h2>
          <ul>
            {view.next.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type CodeProps = { words: OwnBookingWords; reference: string; code: string | null }

/** What the patient needs to come back. The code is shown once, so the page says to write it down. */
const ReferenceAndCode = ({ words, reference, code }: CodeProps) => (
  <>
    <dl className={styles.keep}>
      <div className={styles.reference}>
        <dt>{words.reference}</dt>
        <dd translate="no">{reference}</dd>
      </div>
      {code !== null && (
        <div className={styles.reference}>
          <dt>{words.pin}</dt>
          <dd translate="no" data-pin>
            {code}
          </dd>
        </div>
      )}
    </dl>
    <p className={styles.hint}>{code === null ? words.shownBefore : `${words.hint} ${words.why}`}</p>
  </>
)
