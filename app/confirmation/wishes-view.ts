import type { BookingKind } from '#clinic/booking.ts'
import { type ContactPreferences, channels, hourRange } from '#clinic/contact-preferences.ts'
import { type PossibleWays, wishClocks } from '#clinic/contact-wishes.ts'
import type { FieldError } from '#clinic/fields.ts'
import { minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { fieldErrors } from '#content/fields/errors.ts'
import { calendar, timeOfMinutes } from '#content/format/calendar.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Site } from '#server/site.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'
import { errorIn } from '../forms/invalid-in.ts'
import type { WishesView } from './contact-wishes.tsx'
import { wishesWords } from './wishes-words.ts'

/** The channels for this patient: those that the site can send by, and has an address for. */
export const possibleWays = (
  { offered }: Pick<Site, 'offered'>,
  { phone, email }: { phone: string; email: string | null },
): PossibleWays => ({
  call: phone !== '',
  email: email !== null,
  sms: offered.sms && phone !== '',
  whatsapp: offered.whatsapp && phone !== '',
})

const yes = (isTicked: boolean) => (isTicked ? 'yes' : '')

/** Stored preferences as form values. */
function wishValues(contact: ContactPreferences): Record<string, string> {
  const range = hourRange(contact, facts.sessions)
  return {
    contactCall: contact.call,
    contactFrom: range?.from ?? '',
    contactUntil: range?.until ?? '',
    wordsForOthers: contact.wordsForOthers ?? '',
    byEmail: yes(contact.channels.includes('email')),
    bySms: yes(contact.channels.includes('sms')),
    byWhatsapp: yes(contact.channels.includes('whatsapp')),
    remindByEmail: yes(contact.reminders.includes('email')),
    remindBySms: yes(contact.reminders.includes('sms')),
    remindByWhatsapp: yes(contact.reminders.includes('whatsapp')),
    sharedPhone: yes(contact.sharedPhone),
  }
}

/** The submitted values, where they were rejected. */
type Rejected = { values: FormValues; errors: FieldError[] }

type Patient = {
  kind: BookingKind
  person: { contact: ContactPreferences; phone: string; email: string | null }
}

/** A lab test and a contact message have no reminder. */
const isReminded = (kind: BookingKind) => kind === 'appointment' || kind === 'home-collection'

export function wishesView(
  site: Pick<Site, 'offered'>,
  language: Language,
  { kind, person }: Patient,
  rejected?: Rejected,
): WishesView {
  const stored = wishValues(person.contact)
  const names = Object.keys(stored)
  const times = wordsIn(calendar, language)
  const possible = possibleWays(site, person)
  return {
    words: wishesWords(language, kind),
    values: rejected
      ? Object.fromEntries(names.map((name) => [name, textIn(rejected.values, name).slice(0, 200)]))
      : stored,
    errors: Object.fromEntries(
      (rejected?.errors ?? []).map(({ field, code }) => [
        field,
        errorIn(wordsIn(fieldErrors[code], language)),
      ]),
    ),
    ways: channels.filter((channel) => possible[channel]),
    canCall: possible.call,
    canRemind: isReminded(kind),
    clocks: wishClocks.map((value) => ({ value, label: timeOfMinutes(times, minutesFrom(value)) })),
  }
}
