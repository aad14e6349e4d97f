import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingDay } from '#clinic/slots.ts'
import { dayOf, toIso } from '#clinic/time.ts'
import { dateOf, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { ConsentBox } from '../forms/consent-box.tsx'
import type { Offered } from '../forms/contact-preference-words.ts'
import { ContactPreferencesSection } from '../forms/contact-preferences-section.tsx'
import type { Rejected } from '../forms/submit-response.ts'
import { Banner } from '../ui/form/banner.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import { Honeypot } from '../ui/form/honeypot.tsx'
import type { FormValues, OnBooked } from './booking-app.tsx'
import styles from './booking-form.module.css'
import { DateCards } from './date-cards.tsx'
import { PatientFields } from './patient-fields.tsx'
import { SlotGrid } from './slot-grid.tsx'
import { SlotTaken } from './slot-taken.tsx'
import { useBooking } from './use-booking.ts'
import type { BookingWords } from './words.ts'

type Props = {
  words: BookingWords
  days: BookingDay[]
  selected: BookingDay
  formToken: string
  offered: Offered
  returned: { answers: FormValues; rejected: Rejected | null } | null
  onDay: (day: string) => void
  onBooked: OnBooked
}

const consentWords = ({ notice, forms, errorSummary, links }: BookingWords) => ({
  notice,
  words: { ...forms, fieldPrefix: errorSummary.fieldPrefix },
  elsewhere: { href: links.noticeElsewhere, language: links.elsewhere },
})

export function BookingForm(props: Props) {
  const { words, days, selected, formToken, offered, returned, onDay, onBooked } = props
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(returned?.answers.dateTime ?? '')
  const [filled, setFilled] = useState(false)
  const [hydrated, setHydrated] = useState(false)
  const [said, setSaid] = useState('')
  const { status, rejected, book, dismiss } = useBooking(
    words,
    formToken,
    returned?.rejected ?? null,
    onBooked,
  )

  // A time that was taken while she was typing is hers no longer, whatever the page showed before.
  const slot = selected.slots.find((candidate) => toIso(candidate.startsAt) === chosen && !candidate.booked)
  const when = slot ? whenOf(words.calendar, slot.startsAt) : null

  const look = useCallback(() => {
    const answers = new FormData(form.current!)
    setFilled(['patientName', 'phoneNumber'].every((name) => String(answers.get(name) ?? '').trim() !== ''))
  }, [])
  useEffect(() => {
    setHydrated(true)
    // She may have chosen and typed before the script came, or the browser put it all back after a reload.
    const dateTime = new FormData(form.current!).get('dateTime')
    if (dateTime) setChosen(String(dateTime))
    look()
  }, [look])

  const showDay = (day: string) => {
    onDay(day)
    // A reload, or a way back from elsewhere, finds the same day.
    window.history.replaceState(null, '', `?date=${day}`)
  }
  const chooseDay = (day: BookingDay) => {
    setChosen('')
    showDay(day.day)
    const count = fill(words.announcements.timesLoaded, {
      count: day.free,
      date: dateOf(words.calendar, day.day),
    })
    setSaid(`${words.page.slotCleared} ${count}`)
  }
  const chooseSlot = (dateTime: string) => {
    setChosen(dateTime)
    setSaid(fill(words.announcements.timeSelected, { when: whenOf(words.calendar, new Date(dateTime)) }))
  }
  const chooseElsewhere = (dateTime: string) => {
    dismiss()
    showDay(dayOf(new Date(dateTime)))
    chooseSlot(dateTime)
  }

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = Object.fromEntries(new FormData(event.currentTarget))
    setSaid(words.announcements.submitting)
    void book({ ...answers, dateTime: chosen, language: words.language })
  }

  const hint = !slot ? words.hints.selectSlot : !filled ? words.hints.requiredPatientDetails : null
  const errorOf = (field: string) => rejected?.errors?.find((error) => error.field === field)?.message
  const busy = status !== 'idle'
  const title = rejected?.errors ? fill(words.errorSummary.titlePrefix, words.meta) : words.meta.title
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <form ref={form} method="post" className={styles.panel} onSubmit={submit} onInput={look} noValidate>
      <input type="hidden" name="formToken" value={formToken} />
      <Honeypot />
      {rejected?.errors && (
        <ErrorSummary heading={rejected.message} intro={rejected.help} errors={rejected.errors} />
      )}
      {rejected?.alternatives && <SlotTaken words={words} rejected={rejected} onChoose={chooseElsewhere} />}
      {rejected && !rejected.errors && !rejected.alternatives && (
        <Banner
          title={rejected.message}
          body={rejected.help}
          phone={words.phone}
          dismiss={words.site.dismiss}
          onDismiss={dismiss}
        />
      )}
      <DateCards words={words} days={days} selected={selected} onChoose={chooseDay} />
      <SlotGrid
        words={words}
        days={days}
        selected={selected}
        onDay={chooseDay}
        chosen={slot ? chosen : ''}
        error={errorOf('dateTime')}
        onChoose={chooseSlot}
      />
      <PatientFields words={words} answers={returned?.answers} errorOf={errorOf} />
      <ContactPreferencesSection
        words={words.contact}
        offered={offered}
        answers={returned?.answers}
        errorOf={errorOf}
        errorPrefix={words.errorSummary.fieldPrefix}
      />
      <ConsentBox
        {...consentWords(words)}
        remindChecked={returned?.answers.remindByEmail === 'yes'}
        checked={returned?.answers.consent === words.notice.version}
        error={errorOf('consent')}
      />
      <div className={styles.send}>
        <p className={styles.visit}>
          {when && (
            <>
              <small>{words.page.yourVisit}</small>
              <b>{when}</b>
            </>
          )}
          {hydrated && hint && (
            <span id="submit-hint" className={styles.hint}>
              {hint}
            </span>
          )}
        </p>
        <button
          type="submit"
          className="button button-primary button-large"
          disabled={hydrated && (hint !== null || busy)}
          {...(hydrated && hint && { 'aria-describedby': 'submit-hint' })}
        >
          {busy ? words.page.processing : words.page.submit}
        </button>
      </div>
      {status === 'retrying' && <p className={styles.retrying}>{words.problems.timeout}</p>}
      <p className="visually-hidden" role="status">
        {status === 'retrying' ? words.problems.timeout : said}
      </p>
    </form>
  )
}
