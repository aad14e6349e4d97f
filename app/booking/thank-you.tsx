import { useLayoutEffect, useRef } from 'react'
import { isConfirmed } from '#clinic/booking.ts'
import CalendarPlus from '~icons/ph/calendar-plus'
import { Finish, Keep, ManageLink } from '../forms/own-booking.tsx'
import type { Accepted } from '../forms/submit-response.ts'
import styles from './thank-you.module.css'
import type { BookingWords } from './words.ts'

type Props = {
  words: BookingWords
  /** Without the PIN once it has been shown. */
  booked: Omit<Accepted['data'], 'pin'> & { pin: string | null }
  /** True when the view took the place of the form without a new page: then focus and address must follow. */
  moved?: boolean
  /** Others use her phone: nothing in the history leads to what is shown here. */
  leaveNoTrace?: boolean
}

const confirmationTokenIn = (url: string) => new URLSearchParams(url.split('?')[1]).get('confirmation') ?? ''

export function ThankYou({ words, booked, moved = false, leaveNoTrace = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before anything is painted: whoever sees the reference can already reload and find it again.
  useLayoutEffect(() => {
    if (!moved) return
    // The answer is here already, so nothing is fetched; a reload finds the same view.
    const address = leaveNoTrace ? words.links.page : booked.confirmationUrl
    window.history.replaceState(window.history.state, '', address)
    heading.current?.parentElement?.dispatchEvent(new CustomEvent('enliven', { bubbles: true }))
    document.title = words.meta.bookedTitle
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [moved, leaveNoTrace, booked.confirmationUrl, words])
  const { page, toConfirm } = words
  const isBooked = isConfirmed(booked)
  return (
    <div className={`wrap ${styles.page}`}>
      <img src="/pictures/confirmation.svg" width="1200" height="900" alt="" />
      <h1 ref={heading} tabIndex={-1}>
        {isBooked ? page.thankYouTitle : toConfirm.title}
      </h1>
      <div className={styles.card}>
        <Keep words={words.own} reference={booked.reference} pin={booked.pin} />
        <dl>
          <div>
            <dt>{page.when}</dt>
            <dd>
              <time dateTime={booked.dateTime ?? ''}>{booked.when}</time>
            </dd>
          </div>
          <div>
            <dt>{page.where}</dt>
            <dd>{words.address}</dd>
          </div>
        </dl>
        {!isBooked && <p className={styles.hint}>{toConfirm.body}</p>}
        <p className={styles.actions}>
          {booked.calendarUrl && (
            <a className="button button-primary" href={booked.calendarUrl} download="appointment.ics">
              <CalendarPlus />
              {page.addToCalendar}
            </a>
          )}
          <ManageLink words={words.own} />
          <a className="button button-secondary" href={words.links.page}>
            {page.bookAnother}
          </a>
        </p>
      </div>
      <Finish words={words.own} confirmationToken={confirmationTokenIn(booked.confirmationUrl)} />
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{page.nextTitle}</h2>
        <ul>
          <li>{page.nextCome}</li>
          <li>{page.nextBring}</li>
          <li>{page.nextChange}</li>
        </ul>
      </section>
    </div>
  )
}
