import type { BookingDay } from '#clinic/slots.ts'
import { dayParts } from '#clinic/time.ts'
import { dateOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import styles from './date-cards.module.css'
import type { BookingWords } from './words.ts'

type Props = {
  words: BookingWords
  days: BookingDay[]
  selected: BookingDay
  onChoose: (day: BookingDay) => void
}

/** Dates are links: without script each opens the same page with that day's times. */
export function DateCards({ words, days, selected, onChoose }: Props) {
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className={`form-heading ${styles.heading}`}>
        {words.page.selectDate} <span>{words.page.datesHint}</span>
      </h2>
      <ul className={styles.days}>
        {days.map((day, index) => (
          <li key={day.day}>
            <a
              href={`?date=${day.day}`}
              className={styles.day}
              aria-current={day === selected ? 'date' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(day)
              }}
            >
              <DayFace words={words} day={day} isToday={index === 0} />
              <span className="visually-hidden">
                {dateOf(words.calendar, day.day)}, {freeCount(words, day.free)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

// In Hindi 0 and 1 take the singular; in English only 1 does. Both words are the same in Hindi here.
const freeCount = ({ page }: BookingWords, count: number) =>
  fill(count === 1 ? page.slotsFree.one : page.slotsFree.other, { count })

function DayFace({ words, day, isToday }: { words: BookingWords; day: BookingDay; isToday: boolean }) {
  const { weekday, date, month } = dayParts(day.day)
  const { calendar } = words
  return (
    <span className={styles.face} aria-hidden="true">
      <small>{isToday ? calendar.today : calendar.weekdays[weekday]!.short}</small>
      <b>{date}</b>
      <small>{calendar.months[month - 1]!.short}</small>
      <span className={day.free === 0 ? styles.none : styles.free}>{freeCount(words, day.free)}</span>
    </span>
  )
}
