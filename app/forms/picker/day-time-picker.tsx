import { useEffect, useRef } from 'react'
import { fill } from '#content/format/fill.ts'
import Moon from '~icons/ph/moon-stars'
import Sun from '~icons/ph/sun-horizon'
import { FieldError } from '../../ui/form/field.tsx'
import { useField } from '../../ui/form/form-context.tsx'
import styles from './day-time-picker.module.css'

type Taken = 'booked' | 'full' | 'over'

export type PickerTime = {
  value: string
  label: string
  /** Day and time in full. */
  when: string
  /** Why it cannot be chosen. */
  taken?: Taken
}

export type PickerDate = {
  /** 2026-11-17 */
  day: string
  weekday: string
  date: string
  month: string
  spoken: string
  /** How many times are free, on the card and in full, where the picker knows. */
  free?: number
  note?: string
}

export type PickerGroup = { id: 'morning' | 'evening'; name: string; range: string; times: PickerTime[] }

export type PickerDay = PickerDate & { free: number; note: string; groups: PickerGroup[] }

export type PickerWords = {
  selectDate: string
  datesHint: string
  selectTime: string
  timesHint?: string
  /** Stands where the times will be while no day is chosen. */
  dayFirst?: string
  noTimes: string
  noTimesAtAll: string
  /** "First free: {when}" */
  firstFree: string
  /** "{time}, free" and "{time}, booked": for whoever hears it. */
  free: string
  booked: string
  /** What stands at a time that cannot be chosen. */
  taken: Partial<Record<Taken, string>>
}

type Props = {
  /** The field of the time; the day is only a way to it. */
  name: string
  /** The fields whose errors stand at the days and at the times. Also their ids: the error summary links to them. */
  dayField?: string
  timeField?: string
  /** Times with long labels, like 11 am – 12 noon, get more room. */
  isWide?: boolean
  words: PickerWords
  days: PickerDay[]
  day: string
  /** The chosen time, where script follows it; else the browser alone does. */
  time: string
  onDay: (day: PickerDay) => void
  onTime: (time: PickerTime) => void
}

/**
 * A day and a time on it. The times of all days stand in the page, so that choosing needs neither script nor request;
 * CSS shows those of the chosen day.
 */
export function DayTimePicker({ name, dayField = 'day', timeField = name, words, days, ...props }: Props) {
  return (
    <div className={props.isWide ? `${styles.picker} ${styles.wide}` : styles.picker}>
      <Labelled field={dayField} heading={words.selectDate} hint={words.datesHint}>
        <div className={styles.days}>
          {days.map((candidate) => (
            <DayCard
              key={candidate.day}
              candidate={candidate}
              chosen={candidate.day === props.day}
              onDay={props.onDay}
            />
          ))}
        </div>
      </Labelled>
      <Labelled field={timeField} heading={words.selectTime} hint={words.timesHint}>
        {words.dayFirst && <p className={styles.first}>{words.dayFirst}</p>}
        {days.map((candidate) => (
          <section key={candidate.day} className={styles.times} aria-label={candidate.spoken}>
            <h3>{candidate.spoken}</h3>
            {candidate.free === 0 && <NothingFree words={words} days={days} onDay={props.onDay} />}
            {candidate.groups.map((group) => (
              <Group
                key={group.id}
                name={name}
                words={words}
                group={group}
                chosen={props.time}
                onTime={props.onTime}
              />
            ))}
          </section>
        ))}
      </Labelled>
    </div>
  )
}

type LabelledProps = {
  field: string
  heading: string
  hint?: string | undefined
  children: React.ReactNode
}

/** It has the field's name as its id: the error summary links to it. */
export function Labelled({ field, heading, hint, children }: LabelledProps) {
  const { error } = useField(field)
  return (
    <fieldset
      id={field}
      className={styles.labelled}
      tabIndex={-1}
      {...(error && { 'aria-describedby': `${field}-error` })}
    >
      <legend className={`form-heading ${styles.heading}`}>
        {heading} {hint && <span>{hint}</span>}
      </legend>
      <FieldError name={field} />
      {children}
    </fieldset>
  )
}

/** Followed by React only where someone asks to be told; else the browser alone knows what is chosen. */
const chosenProps = (chosen: boolean, onChoose: (() => void) | undefined) =>
  onChoose ? { checked: chosen, onChange: onChoose } : { defaultChecked: chosen }

type DayCardProps<Day> = { name?: string; candidate: Day; chosen: boolean; onDay?: (day: Day) => void }

export function DayCard<Day extends PickerDate>(props: DayCardProps<Day>) {
  const { name = 'day', candidate, chosen, onDay } = props
  const input = useRef<HTMLInputElement>(null)
  // The chosen day is always in sight, also where the days scroll sideways.
  useEffect(() => {
    const card = input.current?.parentElement
    const strip = card?.parentElement
    if (chosen && card && strip)
      strip.scrollLeft = card.offsetLeft - (strip.clientWidth - card.offsetWidth) / 2
  }, [chosen])
  return (
    <label className={styles.day}>
      <input
        ref={input}
        id={`day-${candidate.day}`}
        type="radio"
        name={name}
        value={candidate.day}
        {...chosenProps(chosen, onDay && (() => onDay(candidate)))}
      />
      <span className={styles.date} aria-hidden="true">
        <small>{candidate.weekday}</small>
        <b>{candidate.date}</b>
        <small>{candidate.month}</small>
        {candidate.note && (
          <span className={candidate.free === 0 ? styles.none : styles.free}>{candidate.note}</span>
        )}
      </span>
      <span className="visually-hidden">{candidate.spoken}</span>
    </label>
  )
}

const icons = { morning: Sun, evening: Moon }

type TimeWords = Pick<PickerWords, 'free' | 'booked' | 'taken'>
/** Where nobody knows what is free, a time is said as it is. */
const plainTime: TimeWords = { free: '{time}', booked: '{time}', taken: {} }

type GroupProps = {
  name: string
  words?: TimeWords
  group: PickerGroup
  chosen: string
  onTime?: (time: PickerTime) => void
}

export function Group({ name, words = plainTime, group, chosen, onTime }: GroupProps) {
  const Icon = icons[group.id]
  return (
    <fieldset className={styles.session}>
      <legend>
        <Icon />
        {group.name} <span>{group.range}</span>
      </legend>
      <div className={styles.slots}>
        {group.times.map((time) => (
          <label key={time.value} className={styles.slot}>
            <input
              type="radio"
              name={name}
              value={time.value}
              disabled={time.taken !== undefined}
              {...chosenProps(time.value === chosen, onTime && (() => onTime(time)))}
            />
            <span className={styles.face}>
              <span aria-hidden="true">{time.label}</span>
              {time.taken && <small aria-hidden="true">{words.taken[time.taken]}</small>}
              <span className="visually-hidden">
                {fill(time.taken ? words.booked : words.free, {
                  time: time.when,
                  reason: time.taken ? (words.taken[time.taken] ?? '') : '',
                })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Leads to the first day that has a free time, or says that there is none. Without script, to its button. */
function NothingFree({ words, days, onDay }: Pick<Props, 'words' | 'days' | 'onDay'>) {
  const next = days.find((day) => day.free > 0)
  const first = next?.groups.flatMap(({ times }) => times).find(({ taken }) => taken === undefined)
  return (
    <div className={styles.nothing}>
      <p>{next ? words.noTimes : words.noTimesAtAll}</p>
      {next && first && (
        <a
          className="text-link"
          href={`#day-${next.day}`}
          onClick={(event) => {
            event.preventDefault()
            onDay(next)
          }}
        >
          {fill(words.firstFree, { when: first.when })}
        </a>
      )}
    </div>
  )
}
