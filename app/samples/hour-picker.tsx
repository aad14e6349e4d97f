import { useFormSubmission } from '../forms/form.tsx'
import { DayTimePicker } from '../forms/picker/day-time-picker.tsx'
import { useField } from '../ui/form/form-context.tsx'
import styles from './hour-picker.module.css'
import type { HourPickerText } from './picker-days.ts'
import type { Visit } from './use-visit.ts'

type Props = {
  visit: Visit
  text: HourPickerText
  /** The names of the rules' fields: a date and an hour there, one picker on the page. */
  fields: { date: string; time: string }
  /** The text where another patient booked the chosen hour. */
  gone?: string
  /** Notes about the choice. */
  children?: React.ReactNode
}

/** A day, and the window of the visit. */
export function HourPicker({ visit, text, fields, gone, children }: Props) {
  const { clearError, rejected } = useFormSubmission()
  const { error } = useField(fields.time)
  const isSaid = Boolean(error ?? rejected?.alternatives)
  return (
    <div className={styles.picker}>
      <DayTimePicker
        name="slot"
        dayField={fields.date}
        timeField={fields.time}
        isWide
        words={text.picker}
        days={visit.days}
        day={visit.day}
        time={visit.slot}
        onDay={({ day }) => {
          clearError(fields.date)
          visit.chooseDay(day)
        }}
        onTime={({ value }) => {
          clearError(fields.time)
          visit.chooseSlot(value)
        }}
      />
      <div role="status" className={styles.said}>
        <span className="visually-hidden">{visit.announcement}</span>
        {gone && visit.isGone && !isSaid && <p>{gone}</p>}
        {children}
      </div>
    </div>
  )
}
