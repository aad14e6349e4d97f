import { defaultPreferences } from '#clinic/contact-preferences.ts'
import CaretDown from '~icons/ph/caret-down-bold'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { FieldError } from '../ui/form/field.tsx'
import { useField, useForm } from '../ui/form/form-context.tsx'
import { areDefault, contactPreferenceNames } from './contact-preference-values.ts'
import type { ContactPreferenceWords, Offered } from './contact-preference-words.ts'
import styles from './contact-preferences.module.css'

type Props = {
  words: ContactPreferenceWords
  offered: Offered
  /** False where it was asked before. */
  asksPhone?: boolean
}
type SectionProps = Props & { words: ContactPreferenceWords & Record<'usual' | 'chosen', string> }

/** In a booking form: closed for the many who may simply be called, open for who said otherwise. */
export function ContactPreferencesSection({ words, offered, asksPhone = true }: SectionProps) {
  const { values, errors } = useForm()
  const names = contactPreferenceNames.filter((name) => asksPhone || name !== 'sharedPhone')
  const hasError = Boolean(errors.contactCall ?? errors.contactHours)
  return (
    <details className={styles.part} id="contact" open={hasError || !areDefault(values, names)}>
      <summary>
        <span className="form-heading">{words.heading}</span>
        <CaretDown />
        <span className={styles.usual}>{words.usual}</span>
        <span className={styles.chosen}>{words.chosen}</span>
      </summary>
      <div className={styles.contact}>
        <ContactPreferenceFields words={words} offered={offered} asksPhone={asksPhone} />
      </div>
    </details>
  )
}

/** Who says nothing is called alone, and gets no message by phone. */
function ContactPreferenceFields({ words, offered, asksPhone }: Props) {
  const isOffered = offered.sms || offered.whatsapp
  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <Radios
        name="contactCall"
        legend={words.callHeading}
        options={words.call}
        hints={{ never: words.neverHint }}
        usual={defaultPreferences.call}
      />
      <Radios name="contactHours" legend={words.hoursHeading} options={words.hours} usual="any" />
      {isOffered && (
        <fieldset className={styles.group} data-idle-if-never>
          <legend>{words.messagesHeading}</legend>
          {offered.sms && <Checkbox name="bySms" label={words.bySms} />}
          {offered.whatsapp && <Checkbox name="byWhatsapp" label={words.byWhatsapp} />}
          <p className={styles.hint}>{words.messagesHint}</p>
        </fieldset>
      )}
      {asksPhone && <SharedPhone words={words} />}
    </>
  )
}

type SharedPhoneProps = { words: Pick<ContactPreferenceWords, 'sharedPhone' | 'sharedPhoneHint'> }

/** Whether others use the phone: then it is not the patient's own, whatever was said before. */
function SharedPhone({ words }: SharedPhoneProps) {
  const { setOwnPhone } = useForm()
  return (
    <div className={styles.shared}>
      <Checkbox
        name="sharedPhone"
        label={words.sharedPhone}
        onChange={(isShared) => isShared && setOwnPhone(false)}
      />
      <p className={styles.hint}>{words.sharedPhoneHint}</p>
    </div>
  )
}

type RadiosProps = {
  name: string
  legend: string
  options: Record<string, string>
  hints?: Record<string, string>
  usual: string
}

function Radios({ name, legend, options, hints = {}, usual }: RadiosProps) {
  const { text, error, autoFocus } = useField(name)
  const chosen = text in options ? text : usual
  return (
    <fieldset
      className={styles.group}
      data-idle-if-never={name === 'contactHours' || undefined}
      {...(error && { 'aria-describedby': `${name}-error` })}
    >
      <legend>{legend}</legend>
      <FieldError name={name} />
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
                  // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
                  autoFocus={autoFocus && index === 0}
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
