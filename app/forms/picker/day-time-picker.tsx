import { fill } from '#content/format/fill.ts'
import { Sentence } from '../../ui/care/sentence.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { useField } from '../../ui/form/form-context.tsx'
import { DayCells } from './day-cells.tsx'
import styles from './day-time-picker.module.css'
import type { PickerDay, PickerTime, PickerWords } from './picker-types.ts'
import { TimeGroup } from './time-group.tsx'

type Props = {
  /** The name of the time's field; the day is only a way to it. */
  name: string
  /** The fields whose errors stand at the days and at the times. Also their ids. */
  dayField?: string
  timeField?: string
  /** Times with long labels, like 11–12, get more room. */
  isWide?: boolean
  /** The shown times belong to the previous choice, and cannot be chosen. */
  isLoading?: boolean
  words: PickerWords
  days: PickerDay[]
  day: string
  /** The chosen time, where script follows it; otherwise the browser alone holds it. */
  time: string
  onDay: (day: PickerDay) => void
  onTime: (time: PickerTime) => void
}

/**
 * A day and a time on it. The page has the times of all days, so that choosing needs neither script nor request;
 * CSS shows those of the chosen day, under its name.
 */
export function DayTimePicker({ name, dayField = 'day', timeField = name, words, days, ...props }: Props) {
  return (
    <div className={styles.picker} inert={props.isLoading} aria-busy={props.isLoading || undefined}>
      <Labelled field={dayField} heading={words.selectDate} hint={words.datesHint}>
        <DayCells days={days} chosen={props.day} later={words.later} onDay={props.onDay} />
      </Labelled>
      <Labelled field={timeField} heading={words.selectTime} hint={words.timesHint}>
        {words.dayFirst && <p className={styles.first}>{words.dayFirst}</p>}
        <div className={styles.names} aria-live="polite">
          {days.map((candidate, index) => (
            <p key={candidate.day} data-of={index}>
              {candidate.name} <span data-none={candidate.free === 0 || undefined}>{candidate.count}</span>
            </p>
          ))}
        </div>
        {days.map((candidate, index) => (
          <section key={candidate.day} className={styles.times} aria-label={candidate.name} data-of={index}>
            {candidate.free === 0 && <NothingFree words={words} days={days} {...props} />}
            {candidate.groups.map((group) => (
              <TimeGroup
                key={group.id}
                name={name}
                words={words}
                group={group}
                chosen={props.time}
                isWide={props.isWide}
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
  /** Whether the heading is visible; false where the surroundings already say it. */
  isShown?: boolean
  children: React.ReactNode
}

/** Its id is the field's name; it takes the focus when the field has an error. */
function Labelled({ field, heading, hint, isShown, children }: LabelledProps) {
  const { error, autoFocus } = useField(field)
  return (
    <fieldset
      id={field}
      className={styles.labelled}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
      autoFocus={autoFocus}
      {...(error && { 'aria-describedby': `${field}-error` })}
    >
      <legend className={isShown ? 'form-heading' : 'visually-hidden'}>{heading}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <FieldError name={field} />
      {children}
    </fieldset>
  )
}

type NothingProps = Pick<Props, 'words' | 'days' | 'onDay' | 'onTime'>

/** Takes the first free time, or says that there is none. Without script it leads to the day. */
function NothingFree({ words, days, onDay, onTime }: NothingProps) {
  const next = days.find((day) => day.free > 0)
  const first = next?.groups.flatMap(({ times }) => times).find(({ taken }) => taken === undefined)
  return (
    <div className={styles.nothing}>
      <p>
        <Sentence text={next ? words.noTimes : words.noTimesAtAll} />
      </p>
      {next && first && (
        <a
          className="text-link"
          href={`#day-${next.day}`}
          onClick={(event) => {
            event.preventDefault()
            onDay(next)
            onTime(first)
          }}
        >
          {fill(words.firstFree, { when: first.when })}
        </a>
      )}
    </div>
  )
}
