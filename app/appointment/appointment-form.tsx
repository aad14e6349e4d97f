import { useEffect, useRef, useState } from 'react'
import { parseBooking } from '#clinic/appointment.ts'
import { fill } from '#content/format/fill.ts'
import { ConsentBox } from '../forms/consent-box.tsx'
import { ContactPreferencesSection } from '../forms/contact-preferences.tsx'
import { Form, SubmitButton } from '../forms/form.tsx'
import { type FormReply, type FormValues, textIn } from '../forms/form-values.ts'
import { DayTimePicker, type PickerDay } from '../forms/picker/day-time-picker.tsx'
import { useFreshDays } from '../forms/picker/use-fresh-days.ts'
import { Field } from '../ui/form/field.tsx'
import type { AppointmentFormData } from './appointment-data.ts'
import styles from './appointment-form.module.css'

type Props = {
  form: AppointmentFormData
  days: PickerDay[]
  day: string
  formToken: string
  reply: FormReply
}

const timesOf = (days: PickerDay[]) => days.flatMap(({ groups }) => groups.flatMap(({ times }) => times))
const isFree = (days: PickerDay[], value: string) =>
  timesOf(days).some((time) => time.value === value && time.taken === undefined)

export function AppointmentForm({ form, formToken, reply, ...props }: Props) {
  const { words, labels, picker, consent } = form
  const choice = useChoice(form, props.days, props.day, textIn(reply.values, 'dateTime'))
  const [isFilled, setFilled] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  const { restore } = choice
  // What was chosen and typed before the script came, or put back by the browser after a reload.
  useEffect(() => {
    const before = section.current?.closest('form')
    if (!before) return
    restore(new FormData(before))
    setFilled(hasDetails(before))
  }, [restore])

  return (
    <Form
      words={words}
      labels={labels}
      formToken={formToken}
      reply={reply}
      className={styles.panel}
      check={(values: FormValues) => {
        const parsed = parseBooking(values, consent.notice.version)
        return parsed.ok ? [] : parsed.errors
      }}
      onChoose={choice.chooseElsewhere}
      onInput={(element) => setFilled(hasDetails(element))}
    >
      <div ref={section}>
        <DayTimePicker
          name="dateTime"
          words={picker}
          days={choice.days}
          day={choice.day}
          time={choice.time}
          onDay={choice.chooseDay}
          onTime={({ value }) => choice.chooseTime(value)}
        />
      </div>
      <fieldset className={styles.details}>
        <legend className="form-heading">{form.patientDetails}</legend>
        <div className={styles.fields}>
          <Field name="patientName" autoComplete="name" maxLength={100} required />
          <Field name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" maxLength={24} required />
          <Field name="email" type="email" autoComplete="email" maxLength={254} />
          <Field name="address" autoComplete="address-line1" maxLength={300} />
        </div>
      </fieldset>
      <ContactPreferencesSection {...form.contact} />
      <ConsentBox {...consent} />
      <Submit form={form} choice={choice} isFilled={isFilled} />
    </Form>
  )
}

const hasDetails = (form: HTMLFormElement) => {
  const values = new FormData(form)
  return ['patientName', 'phoneNumber'].every((name) => String(values.get(name) ?? '').trim() !== '')
}

/** The day and the time: chosen, kept true while the page stands, and announced. */
function useChoice(form: AppointmentFormData, served: PickerDay[], firstDay: string, firstTime: string) {
  const days = useFreshDays(form.timesUrl, served)
  const [chosenDay, setDay] = useState(firstDay)
  const [chosenTime, setTime] = useState(firstTime)
  const [announcement, setAnnouncement] = useState('')
  const [restore] = useState(() => (before: FormData) => {
    const [day, time] = [before.get('day'), before.get('dateTime')]
    if (day) setDay(String(day))
    if (time) setTime(String(time))
  })

  // Overnight the first day is over; a time may have gone to someone else while the page was out of sight.
  const day = days.some((candidate) => candidate.day === chosenDay) ? chosenDay : (days[0]?.day ?? '')
  const time = isFree(days, chosenTime) ? chosenTime : ''
  const isGone = chosenTime !== '' && time === ''

  const showDay = (next: string) => {
    setDay(next)
    // A reload, or a way back from elsewhere, finds the same day.
    window.history.replaceState(window.history.state, '', `?date=${next}`)
  }
  const chooseTime = (value: string) => {
    setTime(value)
    const when = timesOf(days).find((candidate) => candidate.value === value)?.when ?? ''
    setAnnouncement(fill(form.announcements.timeSelected, { when }))
  }
  return {
    days,
    day,
    time,
    isGone,
    announcement: isGone ? form.announcements.timeGone : announcement,
    when: timesOf(days).find(({ value }) => value === time)?.when ?? null,
    restore,
    chooseTime,
    chooseDay: (next: PickerDay) => {
      setTime('')
      showDay(next.day)
      setAnnouncement(`${form.announcements.dateChanged} ${next.spoken}`)
    },
    chooseElsewhere: (value: string) => {
      const other = days.find((candidate) => isFree([candidate], value))
      if (other) showDay(other.day)
      chooseTime(value)
    },
  }
}

type SubmitProps = {
  form: AppointmentFormData
  choice: ReturnType<typeof useChoice>
  isFilled: boolean
}

/** What is still missing, or when the visit will be; and the button. */
function Submit({ form, choice, isFilled }: SubmitProps) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const missing = !choice.time ? form.hints.selectSlot : !isFilled ? form.hints.requiredPatientDetails : null
  const hint = isHydrated ? missing : null
  return (
    <div className={styles.send}>
      <p className={styles.visit}>
        {choice.when && (
          <>
            <small>{form.yourVisit}</small>
            <b>{choice.when}</b>
          </>
        )}
        {choice.isGone && <b>{form.announcements.timeGone}</b>}
        {hint && (
          <span id="submit-hint" className={styles.hint}>
            {hint}
          </span>
        )}
      </p>
      <SubmitButton
        label={form.submit}
        busy={form.processing}
        disabled={hint !== null}
        describedBy={hint ? 'submit-hint' : undefined}
      />
      <p className="visually-hidden" role="status">
        {choice.announcement}
      </p>
    </div>
  )
}
