import { bookingCan } from '#clinic/booking.ts'
import { facts } from '#content/facts.ts'
import { bound, fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import { shortWhen } from '#content/format/short-when.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { cancelBooking as cancelWords, manage } from '#content/manage.ts'
import { cancelled } from '#content/opened-booking.ts'
import { wordsIn } from '#content/words-in.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { givenBy } from '#server/platform/context.ts'
import { carriedBy } from '../../book-link.ts'
import { nextFreeCard } from '../../next-free.ts'
import type { NextFreeCard } from '../../ui/next-free.tsx'
import { type ManageReply, type OpenedBooking, reply, tryChange } from '../manage-request.ts'
import { bookPage } from './booking-summary.ts'
import { refundWords } from './refund-words.ts'
import { show, showAgain } from './show.ts'

/** What cancelling means is shown before it is done. */
export const askCancel = ({ site, language, booking, session }: OpenedBooking) =>
  reply({
    name: 'cancel',
    session,
    when: bound(visitWhen(language, booking)),
    reference: booking.reference,
    refund: refundWords(language, booking, site.now()),
    canMove: bookingCan('move', booking, site.now()),
  })

/** The next free time of the same doctor: a cancelled appointment is often wanted later. */
async function nextFreeOf({ site, language, booking }: OpenedBooking): Promise<NextFreeCard | null> {
  if (booking.kind !== 'appointment') return null
  await site.nextFree.settled()
  const doctor = facts.doctors.find(({ id }) => id === booking.doctor)
  return nextFreeCard(site, language, doctor && carriedBy({ doctor }))
}

async function showCancelled(opened: OpenedBooking, refund: number): Promise<ManageReply> {
  const { language, booking, session } = opened
  const words = wordsIn(cancelled, language)
  const { kind, startsAt } = booking
  const when = startsAt ? bound(shortWhen(language, { kind, startsAt })) : booking.reference
  return reply({
    name: 'cancelled',
    session,
    title: words.title,
    text: refund > 0 ? fill(words.refunded, { when, refund: rupees(refund) }) : fill(words.text, { when }),
    next: await nextFreeOf(opened),
    again: { href: bookPage(language, kind), label: words.other },
  })
}

export async function cancel(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking } = opened
  const words = wordsIn(cancelWords, language)
  const options = { ...givenBy(site), vault: site.vault, by: 'patient' } as const
  const outcome = await tryChange(opened, cancelBooking(site.db, site.queue, booking.id, options))
  if (!outcome) return show(opened, { problem: words.failed }, 503)
  site.availability.forget()
  if (outcome.ok) return showCancelled(opened, outcome.refund)
  return showAgain(opened, { problem: manage.timePassed[language] }, 409)
}
