import type { Channel } from '#clinic/contact-preferences.ts'
import { FieldError } from '../ui/form/field.tsx'
import { useField } from '../ui/form/form-context.tsx'
import styles from './contact-wishes.module.css'
import type { WishesWords } from './wishes-words.ts'

export type WishesView = {
  words: WishesWords
  values: Record<string, string>
  errors: Record<string, string>
  /** The channels for this patient. */
  ways: Channel[]
  /** Whether there is a day before the visit, for a reminder. */
  /** Whether there is a number to call. */
  canCall: boolean
  canRemind: boolean
  /** The half hours to choose from. */
  clocks: { value: string; label: string }[]
}

/** The names of the checkboxes of the channels. */
const writeNames = { email: 'byEmail', sms: 'bySms', whatsapp: 'byWhatsapp' } as const
const remindNames = { email: 'remindByEmail', sms: 'remindBySms', whatsapp: 'remindByWhatsapp' } as const

/**
 * How the patient may be reached: asked on the confirmation, and changed on the booking's page. Calls, messages
 * and reminders are separate choices; CSS hides those that make no sense with "do not contact me".
 */
export function ContactWishes({ words, values, errors, ways, canCall, canRemind, clocks }: WishesView) {
  const isFolded =
    !values.contactFrom && !values.contactUntil && !values.wordsForOthers && !values.sharedPhone
  const hasError = Boolean(errors.contactFrom ?? errors.contactUntil ?? errors.wordsForOthers)
  return (
    <div className={styles.wishes}>
      <CallRules words={words} canCall={canCall} canWrite={ways.length > 0} />
      {canRemind && ways.length > 0 && (
        <fieldset className={styles.group} data-unless-never>
          <legend>{words.remindHeading}</legend>
          <p className={styles.hint}>{words.remindHint}</p>
          <Ticks names={remindNames} labels={words.remind} ways={ways} />
        </fieldset>
      )}
      <details className={styles.more} open={!isFolded || hasError}>
        <summary>{words.more}</summary>
        <div className={styles.hours} data-unless-never>
          <Hour name="contactFrom" label={words.from} any={words.anyHour} clocks={clocks} />
          <Hour name="contactUntil" label={words.until} any={words.anyHour} clocks={clocks} />
        </div>
        <Words label={words.words} hint={words.wordsHint} />
        <Tick name="sharedPhone" label={words.sharedPhone} hint={words.sharedPhoneHint} />
      </details>
      {ways.length > 0 && (
        <fieldset className={styles.group} data-write data-unless-never>
          <legend>{words.writeHeading}</legend>
          <p className={styles.hint}>{words.writeHint}</p>
          <Ticks names={writeNames} labels={words.by} ways={ways} />
        </fieldset>
      )}
    </div>
  )
}

type CallRulesProps = { words: WishesWords; canCall: boolean; canWrite: boolean }

function CallRules({ words, canCall, canWrite }: CallRulesProps) {
  const { text, error, autoFocus } = useField('contactCall')
  const rules = (['only-me', 'yes', 'write-only', 'never'] as const).filter(
    (rule) => rule === 'never' || (rule === 'write-only' ? canWrite : canCall),
  )
  return (
    <fieldset className={styles.group} {...(error && { 'aria-describedby': 'contactCall-error' })}>
      <legend>{words.heading}</legend>
      <p className={styles.hint}>{words.hint}</p>
      <FieldError name="contactCall" />
      <div className={styles.options}>
        {rules.map((rule, index) => {
          const hint = rule === 'yes' ? null : words.callHints[rule]
          return (
            <label key={rule} className={styles.option}>
              <input
                type="radio"
                id={index === 0 ? 'contactCall' : `contactCall-${rule}`}
                name="contactCall"
                value={rule}
                defaultChecked={rule === text}
                // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
                autoFocus={autoFocus && index === 0}
              />
              <span>
                {words.call[rule]}
                {hint && <small>{hint}</small>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type TicksProps = { names: Record<Channel, string>; labels: Record<Channel, string>; ways: Channel[] }

const Ticks = ({ names, labels, ways }: TicksProps) => (
  <div className={styles.options}>
    {ways.map((way) => (
      <Tick key={way} name={names[way]} label={labels[way]} />
    ))}
  </div>
)

function Tick({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { text } = useField(name)
  return (
    <label className={styles.option}>
      <input id={name} type="checkbox" name={name} value="yes" defaultChecked={text === 'yes'} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}

type HourProps = { name: string; label: string; any: string; clocks: WishesView['clocks'] }

function Hour({ name, label, any, clocks }: HourProps) {
  const { text, error, autoFocus } = useField(name)
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <FieldError name={name} />
      <select
        id={name}
        name={name}
        defaultValue={text}
        // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
        autoFocus={autoFocus}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
      >
        <option value="">{any}</option>
        {clocks.map(({ value, label: clock }) => (
          <option key={value} value={value}>
            {clock}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Never suggested by us: only the patient knows what is safe to say. */
function Words({ label, hint }: { label: string; hint: string }) {
  const { text, error, autoFocus } = useField('wordsForOthers')
  const describedBy = error ? 'wordsForOthers-hint wordsForOthers-error' : 'wordsForOthers-hint'
  return (
    <div className={styles.field} data-only-me>
      <label htmlFor="wordsForOthers">{label}</label>
      <p id="wordsForOthers-hint" className={styles.hint}>
        {hint}
      </p>
      <FieldError name="wordsForOthers" />
      <input
        id="wordsForOthers"
        name="wordsForOthers"
        defaultValue={text}
        maxLength={120}
        // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
        autoFocus={autoFocus}
        autoComplete="off"
        aria-describedby={describedBy}
        {...(error && { 'aria-invalid': true })}
      />
    </div>
  )
}
