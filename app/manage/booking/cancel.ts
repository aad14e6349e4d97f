import { visitWhen } from '#content/format/visit-when.ts'
import { cancelBooking as cancelWords, manage } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { type ManageReply, type OpenedBooking, reply, tryChange } from '../manage-request.ts'
import { refundWords } from './refund-words.ts'
import { show, showAgain } from './show.ts'

/** What cancelling means is told before it is done. */
export const askCancel = ({ site, language, booking, session }: OpenedBooking) =>
  reply({
    name: 'cancel',
    session,
    when: visitWhen(language, booking),
    refund: refundWords(language, booking, site.now()),
  })

export async function cancel(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking } = opened
  const words = wordsIn(cancelWords, language)
  const options = { now: site.now(), vault: site.vault, by: 'patient' } as const
  const outcome = await tryChange(opened, cancelBooking(site.db, site.queue, booking.id, options))
  if (!outcome) return show(opened, { problem: words.failed }, 503)
  site.availability.forget()
  if (outcome.ok) return showAgain(opened, { news: words.done })
  return showAgain(opened, { problem: manage.timePassed[language] }, 409)
}
