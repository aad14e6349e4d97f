import type { ContactRules } from '#clinic/contact-rules.ts'
import type { In } from '#content/language.ts'
import type { safeContact } from '#content/manage.ts'
import { Tick } from '../ui/tick.tsx'
import styles from './contact-choices.module.css'

type Props = {
  words: In<typeof safeContact>
  rules: ContactRules
  /** What this site can send by; what it cannot is not offered. */
  offered: { sms: boolean; whatsapp: boolean }
  /** Where there is an address to remind her at. */
  emailReminder?: string | undefined
}

/** How she may be reached. Nothing is ticked for her; who says nothing may be called, and gets no message by phone. */
export function ContactChoices({ words, rules, offered, emailReminder }: Props) {
  const tick = (name: string, label: string, ticked: boolean) => (
    <Tick name={name} label={label} ticked={ticked} error={undefined} errorPrefix="" />
  )
  return (
    <fieldset className={styles.contact}>
      <legend className="form-heading">{words.heading}</legend>
      <p>{words.hint}</p>
      <Radios name="contactCall" options={words.call} chosen={rules.call} />
      <p className={styles.hint}>{words.neverHint}</p>
      <fieldset className={styles.hours}>
        <legend>{words.hoursHeading}</legend>
        <Radios name="contactHours" options={words.hours} chosen={rules.hours} />
      </fieldset>
      {offered.sms && tick('bySms', words.bySms, rules.channels.includes('sms'))}
      {offered.whatsapp && tick('byWhatsapp', words.byWhatsapp, rules.channels.includes('whatsapp'))}
      {emailReminder && tick('remindByEmail', emailReminder, rules.reminders.includes('email'))}
      {(offered.sms || offered.whatsapp) && <p className={styles.hint}>{words.messagesHint}</p>}
      {tick('sharedPhone', words.sharedPhone, rules.sharedPhone)}
      <p className={styles.hint}>{words.sharedPhoneHint}</p>
    </fieldset>
  )
}

type RadiosProps = { name: string; options: Record<string, string>; chosen: string }

const Radios = ({ name, options, chosen }: RadiosProps) => (
  <div className={styles.options}>
    {Object.entries(options).map(([value, label], index) => (
      <label key={value}>
        <input
          type="radio"
          id={index === 0 ? name : `${name}-${value}`}
          name={name}
          value={value}
          defaultChecked={value === chosen}
        />
        <span>{label}</span>
      </label>
    ))}
  </div>
)
