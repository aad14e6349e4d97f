import { useState } from 'react'
import { bookingDays, type Closure, type Schedule } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import type { contactPreferenceNames } from '../forms/contact-preference-values.ts'
import type { Offered } from '../forms/contact-preference-words.ts'
import type { Accepted, Rejected } from '../forms/submit-response.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Banner } from '../ui/form/banner.tsx'
import styles from './appointment.module.css'
import { BookingForm } from './booking-form.tsx'
import { ThankYou } from './thank-you.tsx'
import { useFreshTimes } from './use-fresh-times.ts'
import type { BookingWords } from './words.ts'

/** What she typed, given back with every answer that is not a booking. */
export type FormValues = Record<
  'dateTime' | 'patientName' | 'phoneNumber' | 'email' | 'address' | 'consent' | 'remindByEmail',
  string
> & { [Name in (typeof contactPreferenceNames)[number]]?: string }

export type BookingAppProps = {
  words: BookingWords
  schedule: Omit<Schedule, 'closures'>
  /** Null when they could not be read. */
  times: { booked: string[]; closures: Closure[] } | null
  /** The moment the page was made: what has passed by then is not offered. */
  now: string
  /** The day asked for in the address, if any. */
  day: string | null
  formToken: string
  offered: Offered
  /** What the way without script brought back. */
  returned: { answers: FormValues; rejected: Rejected | null } | null
}

/** On a phone that others use, the thanks leave nothing behind. */
export type OnBooked = (booked: Accepted['data'], leaveNoTrace: boolean) => void

/** The booking from the first look to the thank-you. Drawn on the server; alive where there is script. */
export function BookingApp({ times, ...props }: BookingAppProps) {
  const { words } = props
  const [accepted, setAccepted] = useState<{ booked: Accepted['data']; leaveNoTrace: boolean } | null>(null)
  if (accepted) return <ThankYou words={words} {...accepted} moved />
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.intro}>
        <Breadcrumb {...words.breadcrumb} />
        <h1>
          <Emphasis text={words.page.pageTitle} />
        </h1>
        <p className="lead">{words.page.intro}</p>
        <p className={styles.zone}>{words.site.indiaTime}</p>
        <img
          className={styles.portrait}
          src="/pictures/doctor-portrait-tall.svg"
          width="1000"
          height="1120"
          alt=""
          loading="lazy"
        />
      </div>
      <div>
        {times ? (
          <DayAndTime
            {...props}
            times={times}
            onBooked={(booked, leaveNoTrace) => setAccepted({ booked, leaveNoTrace })}
          />
        ) : (
          <Outage words={words} />
        )}
      </div>
    </div>
  )
}

type DayAndTimeProps = Omit<BookingAppProps, 'times'> & {
  times: NonNullable<BookingAppProps['times']>
  onBooked: OnBooked
}

/** Times of ours begin with a year of four digits; others may lie where the calendar ends. */
const dayOfAnswer = (dateTime = '') => {
  const time = new Date(/^\d{4}-/.test(dateTime) ? dateTime : '')
  return Number.isNaN(time.getTime()) ? null : dayOf(time)
}

function DayAndTime({
  words,
  schedule,
  times,
  now,
  formToken,
  offered,
  returned,
  onBooked,
  ...props
}: DayAndTimeProps) {
  const [day, setDay] = useState(props.day ?? dayOfAnswer(returned?.answers.dateTime))
  const fresh = useFreshTimes(words.links.listCall, { booked: times.booked, now })
  const booked = fresh.booked.map((time) => new Date(time))
  const days = bookingDays({ ...schedule, closures: times.closures }, booked, new Date(fresh.now))
  const selected = days.find((candidate) => candidate.day === day) ?? days[0]!
  return (
    <BookingForm
      words={words}
      days={days}
      selected={selected}
      formToken={formToken}
      offered={offered}
      returned={returned}
      onDay={setDay}
      onBooked={onBooked}
    />
  )
}

function Outage({ words }: { words: BookingWords }) {
  return (
    <div className={styles.outage}>
      <Banner
        title={words.problems.failedToFetchAppointments}
        body={words.problems.failedToFetchHelp}
        phone={words.phone}
        dismiss={words.site.dismiss}
      />
      <a className="button button-primary" href={words.links.page}>
        {words.site.tryAgain}
      </a>
    </div>
  )
}
