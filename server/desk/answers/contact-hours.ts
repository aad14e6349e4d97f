import { type ContactPreferences, hourRange, nextAllowed } from '#clinic/contact-preferences.ts'
import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'

/** The next hours in which the patient may be contacted; null where any hour is fine. */
export function hoursFrom(contact: ContactPreferences, now: Date) {
  const range = hourRange(contact, facts.sessions)
  if (!range) return null
  const from = nextAllowed(contact, now, facts.sessions)
  return { from: from.toISOString(), until: instantAt(dayOf(from), minutesFrom(range.until)).toISOString() }
}
