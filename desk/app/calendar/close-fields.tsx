import { type ReactNode, useId } from 'react'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { cancelledSentence } from '#content/messages/appointment.ts'
import { type Affected, closureReasons } from '../../contract/calendar.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { Field } from '../ui/field.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import { KeysInText } from '../ui/keys-in-text.tsx'
import { Segments } from '../ui/segments.tsx'
import styles from './close-screen.module.css'
import { type ClosingForm, clinicSessions } from './closing-form.ts'

const kindKeys = { day: 'whole-day', half: 'half-day', several: 'several-days' } as const

type Props = {
  form: ClosingForm
  onChange: (form: ClosingForm) => void
  /** The first affected visit: the sample message is made for it. */
  first: Affected | undefined
  /** A doctor closes only the own days. */
  isOwn: boolean
}

/** What is closed, for whom, why, and what patients will read. */
export function CloseFields({ form, onChange, first, isOwn }: Props) {
  const words = useWords(calendarWords.closing)
  const language = useLanguage()
  const set = (changes: Partial<ClosingForm>) => onChange({ ...form, ...changes })
  return (
    <>
      <section className={styles.block}>
        <p className="eyebrow">{words.what}</p>
        <Segments
          label={words.what}
          segments={(['day', 'half', 'several'] as const).map((id) => ({
            id,
            label: words[id],
            keyCap: capsOf(kindKeys[id]),
          }))}
          chosen={form.what}
          onChoose={(what) => set({ what, until: form.until < form.from ? form.from : form.until })}
        />
      </section>
      <Days form={form} set={set} />
      <Choice
        label={words.who}
        value={form.doctor}
        onChange={(doctor) => set({ doctor, reason: doctor ? 'doctor-away' : 'clinic-closed' })}
      >
        {!isOwn && <option value="">{words.wholeClinic}</option>}
        {facts.doctors
          .filter(({ id }) => !isOwn || id === form.doctor)
          .map(({ id, initials }) => (
            <option key={id} value={id}>
              {fill(words.doctorOnly, { doctor: initials[language] })}
            </option>
          ))}
      </Choice>
      <Reason form={form} set={set} />
      {first && <Reads first={first} />}
    </>
  )
}

type PartProps = { form: ClosingForm; set: (changes: Partial<ClosingForm>) => void }

function Days({ form, set }: PartProps) {
  const words = useWords(calendarWords.closing)
  const { sessions } = useWords(calendarWords)
  const isSeveral = form.what === 'several'
  return (
    <div className={styles.pair}>
      <Field
        label={isSeveral ? words.firstDay : words.day}
        hint={<KeysInText>{words.dayKeys}</KeysInText>}
        type="date"
        value={form.from}
        onChange={(from) => set({ from, until: isSeveral && form.until > from ? form.until : from })}
      />
      {isSeveral && (
        <Field
          label={words.lastDay}
          type="date"
          value={form.until}
          min={form.from}
          onChange={(until) => set({ until })}
        />
      )}
      {form.what === 'half' && (
        <Choice
          label={words.half}
          value={form.session}
          onChange={(id) => set({ session: clinicSessions.find((known) => known === id)! })}
        >
          {clinicSessions.map((id) => (
            <option key={id} value={id}>
              {sessions[id]}
            </option>
          ))}
        </Choice>
      )}
    </div>
  )
}

function Reason({ form, set }: PartProps) {
  const words = useWords(calendarWords.closing)
  return (
    <fieldset className={styles.reasons}>
      <legend>{words.reason}</legend>
      {closureReasons.map((reason, index) => (
        <label key={reason}>
          <input
            type="radio"
            name="reason"
            checked={form.reason === reason}
            onChange={() => set({ reason })}
          />
          {words.reasons[reason]}
          <KeyCap>{String(index + 1)}</KeyCap>
        </label>
      ))}
      <small>{words.reasonHint}</small>
    </fieldset>
  )
}

/** The sentence of the message, in the clinic's languages. */
function Reads({ first }: { first: Affected }) {
  const words = useWords(calendarWords.closing)
  const visit = { kind: 'appointment' as const, startsAt: new Date(first.was) }
  return (
    <section className={styles.block}>
      <p className="eyebrow">{words.reads}</p>
      <div className={styles.sheet}>
        {shownLanguages.map((language) => (
          <p key={language} lang={language}>
            {fill(cancelledSentence[language], { when: visitWhen(language, visit) })}
          </p>
        ))}
      </div>
    </section>
  )
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  )
}
