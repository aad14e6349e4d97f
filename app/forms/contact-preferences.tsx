import { type ContactPreferences, defaultPreferences } from '#clinic/contact-preferences.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { FieldError } from '../ui/form/field.tsx'
import type { ChosenPreferences } from './contact-preference-values.ts'
import type { ContactPreferenceWords, Offered } from './contact-preference-words.ts'
import styles from './contact-preferences.module.css'
import { SharedPhone } from './shared-phone.tsx'

type Props = {
  words: ContactPreferenceWords
  rules: ContactPreferences
  offered: Offered
  /** Where there is an address to remind her at. */
  emailReminder?: string | undefined
}

/** How she may be reached, as a form of its own: on the page of her booking. */
export function ContactPreferencesForm({ words, rules, offered, emailReminder }: Props) {
  const chosen = {
    ...rules,
    bySms: rules.channels.includes('sms'),
    byWhatsapp: rules.channels.includes('whatsapp'),
  }
  return (
    <fieldset className={styles.contact}>
      <legend className="form-heading">{words.heading}</legend>
      <ContactPreferenceFields words={words} chosen={chosen} offered={offered} asksPhone>
        {emailReminder && (
          <Checkbox
            name="remindByEmail"
            label={emailReminder}
            checked={rules.reminders.includes('email')}
            error={undefined}
            errorPrefix=""
          />
        )}
      </ContactPreferenceFields>
    </fieldset>
  )
}

type FieldsProps = {
  words: ContactPreferenceWords
  chosen: ChosenPreferences
  offered: Offered
  /** Whether it is asked here who else uses the phone. */
  asksPhone: boolean
  errorOf?: (field: string) => string | undefined
  errorPrefix?: string
  /** More that can be sent to her. */
  children?: React.ReactNode
}

/** Nothing is checked for her; who says nothing may be called, and gets no message by phone. */
export function ContactPreferenceFields({
  words,
  chosen,
  offered,
  asksPhone,
  errorOf = () => undefined,
  errorPrefix = '',
  children,
}: FieldsProps) {
  const tick = (name: 'bySms' | 'byWhatsapp') => (
    <Checkbox
      name={name}
      label={words[name]}
      checked={chosen[name]}
      error={errorOf(name)}
      errorPrefix={errorPrefix}
    />
  )
  const isOffered = offered.sms || offered.whatsapp
  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <Radios
        name="contactCall"
        legend={words.callHeading}
        options={words.call}
        hints={{ never: words.neverHint }}
        chosen={chosen.call}
        usual={defaultPreferences.call}
        error={errorOf('contactCall')}
        errorPrefix={errorPrefix}
      />
      <Radios
        name="contactHours"
        legend={words.hoursHeading}
        options={words.hours}
        chosen={chosen.hours}
        usual={defaultPreferences.hours}
        error={errorOf('contactHours')}
        errorPrefix={errorPrefix}
      />
      {(isOffered || children) && (
        <fieldset className={styles.group} data-idle-if-never>
          <legend>{words.messagesHeading}</legend>
          {offered.sms && tick('bySms')}
          {offered.whatsapp && tick('byWhatsapp')}
          {children}
          {isOffered && <p className={styles.hint}>{words.messagesHint}</p>}
        </fieldset>
      )}
      {asksPhone && <SharedPhone words={words} checked={chosen.sharedPhone} />}
    </>
  )
}

type RadiosProps = {
  name: string
  legend: string
  options: Record<string, string>
  hints?: Record<string, string>
  chosen: string
  usual: string
  error: string | undefined
  errorPrefix: string
}

function Radios({ name, legend, options, hints = {}, chosen, usual, error, errorPrefix }: RadiosProps) {
  return (
    <fieldset
      className={styles.group}
      data-idle-if-never={name === 'contactHours' || undefined}
      {...(error && { 'aria-describedby': `${name}-error` })}
    >
      <legend>{legend}</legend>
      {error && <FieldError id={`${name}-error`} prefix={errorPrefix} message={error} />}
      <div className={styles.options}>
        {Object.entries(options).map(([value, label], index) => {
          const hintId = hints[value] && `${name}-${value}-hint`
          return (
            <div key={value}>
              <label>
                <input
                  type="radio"
                  id={index === 0 ? name : `${name}-${value}`}
                  name={name}
                  value={value}
                  defaultChecked={value === chosen}
                  data-usual={value === usual || undefined}
                  {...(hintId && { 'aria-describedby': hintId })}
                />
                <span>{label}</span>
              </label>
              {hintId && (
                <p id={hintId} className={styles.hint}>
                  {hints[value]}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
