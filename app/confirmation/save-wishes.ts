import { parseWishes } from '#clinic/contact-wishes.ts'
import { promiseOf } from '#clinic/messages/call-promise.ts'
import { confirmation } from '#content/confirmation.ts'
import { contactWishes } from '#content/contact-wishes.ts'
import { facts } from '#content/facts.ts'
import { promiseIn } from '#content/format/promise-in.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import { isStillOpen } from '#server/bookings/bookings.ts'
import { changeContactPreferences } from '#server/bookings/change-contact-preferences.ts'
import { readWishesToken } from '#server/bookings/confirmation-token.ts'
import { type ReadBooking, readBooking } from '#server/bookings/read-booking.ts'
import { givenBy } from '#server/platform/context.ts'
import type { Site } from '#server/site.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'
import type { WishesFormView } from './wishes-form.tsx'
import { possibleWays, wishesView } from './wishes-view.ts'

type Asked = { site: Site; language: Language; source: string; values: FormValues }
type Saved = { status: number; booking: ReadBooking } & Pick<WishesFormView, 'wishes' | 'said'>

/** A patient who is not called has to call, or the time is never settled: this is shown beside the button, too. */
function yourTurn(language: Language, booking: ReadBooking, now: Date): string[] {
  const promised = promiseOf(booking, booking.person.contact, facts.sessions)
  if (promised?.speaker !== 'patient-calls') return []
  return [`${promiseIn(language, promised, now)}${fullStop[language]}`, confirmation.call.notHeld[language]]
}
const fullStop = { en: '.', hi: '।' }

/**
 * Saves the contact preferences of a confirmation. Null where its token has expired, or where the patient has
 * finished. Submitted twice, the same preferences are stored again, and nothing is sent twice.
 */
export async function saveWishes({ site, language, source, values }: Asked): Promise<Saved | null> {
  const given = givenBy(site)
  const { now } = given
  const token = readWishesToken(site.vault, textIn(values, 'wishes'), now)
  if (!token) return null
  const booking = await readBooking(site.db, site, token.bookingId, 'patient')
  if (!booking || !isStillOpen(booking, token.issuedAt)) return null
  const words = wordsIn(contactWishes, language)
  const again = (status: number, text: string, errors: Parameters<typeof wishesView>[3]) => ({
    status,
    booking,
    wishes: wishesView(site, language, booking, errors),
    said: { isSaved: false, text },
  })
  const parsed = parseWishes(values, possibleWays(site, booking.person))
  if (!parsed.ok) return again(422, words.check, { values, errors: parsed.errors })
  const isRefused = (await site.guard.refuseChange({ source, bookingId: booking.id })) !== null
  if (isRefused) return again(429, words.notSaved, { values, errors: [] })
  const isSaved = await changeContactPreferences(site.db, site.queue, booking.id, parsed.request, {
    ...given,
    vault: site.vault,
  }).catch((error: unknown) => {
    site.log.error({ event: 'booking.change_failed', bookingId: booking.id, error })
    return false
  })
  if (!isSaved) return again(503, words.notSaved, { values, errors: [] })
  // Read again: the preferences change by when the clinic calls.
  const changed = await readBooking(site.db, site, booking.id, 'patient')
  if (!changed) return null
  return {
    status: 200,
    booking: changed,
    wishes: wishesView(site, language, changed),
    said: { isSaved: true, text: [words.saved, ...yourTurn(language, changed, now)].join(' ') },
  }
}
