import { useLayoutEffect, useRef } from 'react'
import CalendarPlus from '~icons/ph/calendar-plus'
import type { Accepted } from '../forms/answer.ts'
import styles from './thank-you.module.css'
import type { BookingWords } from './words.ts'

type Props = {
  words: BookingWords
  booked: Accepted['data']
  /** True when the view took the place of the form without a new page: then focus and address must follow. */
  moved?: boolean
}

export function ThankYou({ words, booked, moved = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before anything is painted: whoever sees the reference can already reload and find it again.
  useLayoutEffect(() => {
    if (!moved) return
    // The answer is here already, so nothing is fetched; a reload finds the same view.
    window.history.replaceState(window.history.state, '', booked.confirmationUrl)
    document.title = words.meta.bookedTitle
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [moved, booked.confirmationUrl, words])
  const { page, toConfirm } = words
  const isBooked = booked.state === 'booked'
  return (
    <div className={`wrap ${styles.page}`}>
      <img src="/pictures/confirmation.svg" width="1200" height="900" alt="" />
      <h1 ref={heading} tabIndex={-1}>
        {isBooked ? page.thankYouTitle : toConfirm.title}
      </h1>
      <div className={styles.card}>
        <dl>
          <div className={styles.reference}>
            <dt>{page.reference}</dt>
            <dd translate="no">{booked.reference}</dd>
          </div>
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
        <p className={styles.hint}>{isBooked ? page.thankYouReferenceHint : toConfirm.body}</p>
        <p className={styles.actions}>
          {booked.calendarUrl && (
            <a className="button button-primary" href={booked.calendarUrl} download="appointment.ics">
              <CalendarPlus />
              {page.addToCalendar}
            </a>
          )}
          <a className="button button-secondary" href={words.links.page}>
            {page.bookAnother}
          </a>
        </p>
      </div>
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
