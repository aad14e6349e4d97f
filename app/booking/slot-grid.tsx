import type { BookingDay, SessionId, Slot } from '#clinic/slots.ts'
import { minutesOf, toIso } from '#clinic/time.ts'
import { clockOf, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import Moon from '~icons/ph/moon-stars'
import Sun from '~icons/ph/sun-horizon'
import { FieldError } from '../ui/form/field.tsx'
import styles from './slot-grid.module.css'
import type { BookingWords } from './words.ts'

type Props = {
  words: BookingWords
  days: BookingDay[]
  selected: BookingDay
  onDay: (day: BookingDay) => void
  chosen: string
  error: string | undefined
  onChoose: (dateTime: string) => void
}

const sessionIcon = { morning: Sun, evening: Moon }

export function SlotGrid({ words, days, selected, onDay, chosen, error, onChoose }: Props) {
  const sessions = [...new Set(selected.slots.map((slot) => slot.session))]
  return (
    <section aria-labelledby="times" id="dateTime" tabIndex={-1}>
      <h2 id="times" className={`form-heading ${styles.heading}`}>
        {words.page.selectTime}
      </h2>
      {error && <FieldError prefix={words.errorSummary.fieldPrefix} message={error} id="dateTime-error" />}
      {selected.free === 0 && <NothingFree words={words} days={days} onDay={onDay} />}
      {sessions.map((session) => (
        <Session
          key={`${selected.day} ${session}`}
          words={words}
          session={session}
          slots={selected.slots.filter((slot) => slot.session === session)}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </section>
  )
}

type SessionProps = Pick<Props, 'words' | 'chosen' | 'onChoose'> & { session: SessionId; slots: Slot[] }

function Session({ words, session, slots, chosen, onChoose }: SessionProps) {
  const Icon = sessionIcon[session]
  const hours = words.sessions.find(({ id }) => id === session)
  return (
    <fieldset className={styles.session}>
      <legend>
        <Icon />
        {hours?.name} <span>{hours?.range}</span>
      </legend>
      <div className={styles.slots}>
        {slots.map((slot) => (
          <SlotChoice
            key={slot.startsAt.getTime()}
            words={words}
            slot={slot}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

function SlotChoice({
  words,
  slot,
  chosen,
  onChoose,
}: Pick<Props, 'words' | 'chosen' | 'onChoose'> & { slot: Slot }) {
  const dateTime = toIso(slot.startsAt)
  const spoken = whenOf(words.calendar, slot.startsAt)
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        name="dateTime"
        value={dateTime}
        checked={dateTime === chosen}
        disabled={slot.booked}
        onChange={() => onChoose(dateTime)}
      />
      <span className={styles.face}>
        <span aria-hidden="true">{clockOf(minutesOf(slot.startsAt))}</span>
        {slot.booked && <small aria-hidden="true">{words.page.booked}</small>}
        <span className="visually-hidden">
          {fill(slot.booked ? words.page.slotBooked : words.page.slotFree, { time: spoken })}
        </span>
      </span>
    </label>
  )
}

function NothingFree({ words, days, onDay }: Pick<Props, 'words' | 'days' | 'onDay'>) {
  const next = days.find((day) => day.free > 0)
  const first = next?.slots.find((slot) => !slot.booked)
  return (
    <div className={styles.nothing}>
      <p>{next ? words.page.noSlots : words.page.noSlotsWeek}</p>
      {next && first && (
        <a
          className="text-link"
          href={`?date=${next.day}`}
          onClick={(event) => {
            event.preventDefault()
            onDay(next)
          }}
        >
          {fill(words.page.firstFree, { when: whenOf(words.calendar, first.startsAt) })}
        </a>
      )}
    </div>
  )
}
