import { fill } from '#content/format/fill.ts'
import Check from '~icons/ph/check-bold'
import ClockCountdown from '~icons/ph/clock-countdown'
import { useFormSubmission } from '../forms/form.tsx'
import { useFocus } from '../ui/form/use-focus.ts'
import type { AppointmentFormData } from './appointment-data.ts'
import { findTime, shortDay } from './free-times.ts'
import styles from './taken-times.module.css'
import type { Choice } from './use-choice.ts'

type Props = {
  words: AppointmentFormData['taken']
  choice: Choice
  /** The day of the time that was taken. */
  wanted: string
  onSeeAll: () => void
}

/** Another patient booked the time. Typed values stay; the nearest free time is selected, two more are offered. */
export function TakenTimes({ words, choice, wanted, onSeeAll }: Props) {
  const { rejected, attempt } = useFormSubmission()
  const box = useFocus<HTMLDivElement>(attempt)
  const { days, found } = choice
  const dayIndex = (day: string) => days.findIndex((candidate) => candidate.day === day)
  const placeOf = (dateTime: string) => {
    const offer = findTime(days, dateTime)
    if (!offer) return null
    const ahead = dayIndex(offer.day.day) - dayIndex(wanted)
    const template = ahead === 0 ? words.sameDay : ahead === 1 ? words.nextDay : '{date}'
    return { time: offer.time.at, date: fill(template, { date: shortDay(offer.day) }) }
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what happened */}
      <div ref={box} className={styles.taken} role="alert" tabIndex={-1} autoFocus>
        <ClockCountdown />
        <p>{rejected?.message}</p>
        <p>{rejected?.help}</p>
      </div>
      {rejected?.alternatives && rejected.alternatives.length > 0 && <h2>{words.heading}</h2>}
      <ul className={styles.offers}>
        {rejected?.alternatives?.map(({ dateTime, when }) => {
          const place = placeOf(dateTime)
          const isChosen = found?.time.value === dateTime
          return (
            <li key={dateTime}>
              <button
                type="submit"
                name="choose"
                value={dateTime}
                aria-pressed={isChosen}
                onClick={(event) => {
                  event.preventDefault()
                  choice.chooseTime(dateTime)
                }}
              >
                <span>
                  <b>{place?.time ?? when}</b>
                  <small>{place?.date}</small>
                </span>
                <span className={styles.choose}>
                  {isChosen && <Check />}
                  {isChosen ? words.chosen : words.choose}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <button
        type="submit"
        name="intent"
        value="when"
        className={`text-link ${styles.all}`}
        onClick={(event) => {
          event.preventDefault()
          onSeeAll()
        }}
      >
        {words.seeAll}
      </button>
    </>
  )
}
