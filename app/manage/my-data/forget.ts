import { fill } from '#content/format/fill.ts'
import { myData } from '#content/manage.ts'
import { erased } from '#content/opened-booking.ts'
import { wordsIn } from '#content/words-in.ts'
import { type ForgetOptions, forgetBooking } from '#server/erasure/forget-booking.ts'
import { givenBy } from '#server/platform/context.ts'
import { show } from '../booking/show.ts'
import { type ManageReply, type OpenedBooking, reply } from '../manage-request.ts'
import { keptUntil } from './stored-details.ts'

/** Erasing and withdrawing the consent destroy the same details; the audit event has which of the two it was. */
export async function forget(
  opened: OpenedBooking,
  why: ForgetOptions['why'],
  title: string,
): Promise<ManageReply> {
  const { site, language, booking } = opened
  const words = wordsIn(myData, language)
  const options = { ...givenBy(site), vault: site.vault, why }
  const outcome = await forgetBooking(site.db, site.queue, booking.id, options)
  site.availability.forget()
  if (outcome.ok)
    return reply({
      name: 'done',
      title,
      text: `${fill(erased.text[language], { reference: booking.reference })} ${words.erase.stays}`,
      isErased: true,
    })
  const problem = fill(words.erase.visitStays, { date: keptUntil(language, booking) })
  return show(opened, { news: words.requestReceived, problem })
}
