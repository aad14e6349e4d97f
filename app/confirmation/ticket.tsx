import Answer from '~icons/ph/chat-circle-text'
import Check from '~icons/ph/check-bold'
import Pay from '~icons/ph/currency-inr'
import ForkKnife from '~icons/ph/fork-knife'
import Home from '~icons/ph/house-line'
import Place from '~icons/ph/map-pin'
import Over from '~icons/ph/minus-circle'
import Call from '~icons/ph/phone'
import Door from '~icons/ph/shield-check'
import Doctor from '~icons/ph/stethoscope'
import Tests from '~icons/ph/test-tube'
import { Sentence } from '../ui/care/sentence.tsx'
import styles from './ticket.module.css'
import { Unbroken } from './unbroken.tsx'

const icons = {
  call: Call,
  doctor: Doctor,
  place: Place,
  home: Home,
  pay: Pay,
  tests: Tests,
  door: Door,
  answer: Answer,
}

export type TicketRow = {
  icon: keyof typeof icons
  title: string
  /** The title on paper and in the picture, where others may read it. */
  titleOnPaper?: string
  /** The lab's names of the tests, where the patient reads them in Hindi. */
  labNames?: string | null
  text: string | null
  link?: { href: string; label: string; leaves: string }
}

export type TicketView = {
  state: { look: 'done' | 'wait' | 'over'; text: string }
  /** Null for a contact message, which has no visit. */
  date: string | null
  time: string | null
  dateTime: string | null
  picture: { src: string; isArch: boolean }
  /** What to do first. */
  alert: { title: string; text: string } | null
  rows: TicketRow[]
  reference: string | null
  /** Null once it has been shown. */
  code: string | null
  labels: { reference: string; code: string }
}

const stateIcons = { done: Check, wait: Call, over: Over }

/** The slip: the same after booking, on later opening, and after a move. Prints on one small sheet. */
export function Ticket({ ticket }: { ticket: TicketView }) {
  const { state, date, time, dateTime, picture, alert, rows, reference, code, labels } = ticket
  const State = stateIcons[state.look]
  return (
    <article className={styles.ticket}>
      <div className={picture.isArch ? `${styles.top} ${styles.arch}` : styles.top}>
        <div>
          <p className={`${styles.state} ${styles[state.look]}`}>
            <State />
            {state.text}
          </p>
          {date && (
            <p className={styles.when}>
              <time dateTime={dateTime ?? undefined}>
                <span>{date}</span> <b>{time}</b>
              </time>
            </p>
          )}
        </div>
        <img src={picture.src} width="1200" height="900" alt="" />
      </div>
      {alert && (
        <div className={styles.alert}>
          <ForkKnife />
          <p>
            <b>{alert.title}</b>
            <small>{alert.text}</small>
          </p>
        </div>
      )}
      {rows.map((row) => (
        <Row key={row.icon} {...row} />
      ))}
      {reference && (
        <dl className={styles.refs}>
          <div>
            <dt>{labels.reference}</dt>
            <dd translate="no" data-reference>
              {reference}
            </dd>
          </div>
          {code !== null && (
            <div>
              <dt>{labels.code}</dt>
              <dd translate="no" data-pin>
                {code}
              </dd>
            </div>
          )}
        </dl>
      )}
    </article>
  )
}

function Row({ icon, title, titleOnPaper = title, labNames, text, link }: TicketRow) {
  const Icon = icons[icon]
  const isDifferent = titleOnPaper !== title
  return (
    <div className={styles.row}>
      <Icon />
      <p>
        <b className={isDifferent ? styles.screen : undefined}>
          <Unbroken text={title} />
        </b>
        {isDifferent && (
          <b className={styles.paper} aria-hidden="true">
            {titleOnPaper}
          </b>
        )}
        {labNames && (
          <small className={isDifferent ? styles.screen : undefined} lang="en">
            {labNames}
          </small>
        )}
        {text && (
          <small>
            <Sentence text={text} />
          </small>
        )}
      </p>
      {link && (
        // In a new tab: the code on this page is shown only once.
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {link.label} <span className="visually-hidden">{link.leaves}</span>
        </a>
      )}
    </div>
  )
}
