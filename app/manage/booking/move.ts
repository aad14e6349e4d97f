import { z } from 'zod'
import { dayOf } from '#clinic/time.ts'
import { confirmation } from '#content/confirmation.ts'
import { bound, fill } from '#content/format/fill.ts'
import { shortWhen } from '#content/format/short-when.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { moveBooking as moveWords } from '#content/manage.ts'
import { openedBooking } from '#content/opened-booking.ts'
import { wordsIn } from '#content/words-in.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { givenBy } from '#server/platform/context.ts'
import { type FormValues, textIn } from '../../forms/form-values.ts'
import { type ManageReply, type OpenedBooking, reply, tryChange } from '../manage-request.ts'
import { doctorsFor, moveDoctors } from './doctors-for.ts'
import { offeredTimes } from './offered-times.ts'
import { show, showAgain } from './show.ts'

export const offerTimes = (opened: OpenedBooking) => timesAgain(opened, null, 200)

const asksAnyDoctor = ({ values }: OpenedBooking) => textIn(values, 'anyDoctor') === 'yes'

/** The free times, with the day that was chosen before. */
async function timesAgain(
  opened: OpenedBooking,
  problem: string | null,
  status: number,
): Promise<ManageReply> {
  const { site, language, booking, session, values } = opened
  const words = wordsIn(moveWords, language)
  const when = bound(visitWhen(language, booking))
  const asked = asksAnyDoctor(opened)
  const own = await offeredTimes(site, language, booking, asked)
  // Where the doctor has no time left, another one may have.
  const isAny = asked || (!own.ok && own.reason === 'none-free')
  const offer = isAny === asked ? own : await offeredTimes(site, language, booking, isAny)
  if (!offer.ok) {
    if (offer.reason === 'unread') return show(opened, { problem: fill(words.failed, { when }) }, 503)
    return show(opened, { problem: offer.reason === 'too-late' ? words.tooLate : words.noneFree }, 409)
  }
  return reply(
    {
      name: 'move',
      session,
      when,
      sequence: booking.sequence,
      times: offer.times,
      doctors: moveDoctors(language, booking, isAny),
      values: { day: textIn(values, 'day').slice(0, 10) },
      problem,
    },
    status,
  )
}

const isoTime = z.iso.datetime({ offset: true })

function chosenTime(values: FormValues): Date | null {
  const [to, day] = [textIn(values, 'to'), textIn(values, 'day')]
  if (!isoTime.safeParse(to).success) return null
  const listed = new Date(to)
  // Without script a time stays chosen when the day is changed: it is hidden then, so it does not count.
  return day === '' || day === dayOf(listed) ? listed : null
}

export async function move(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking, values } = opened
  const words = wordsIn(moveWords, language)
  const to = chosenTime(values)
  if (!to || Number.isNaN(to.getTime())) return timesAgain(opened, words.choose, 422)
  const failed = fill(words.failed, { when: visitWhen(language, booking) })
  const wanted = { bookingId: booking.id, sequence: Number(textIn(values, 'sequence')), to }
  const options = {
    ...givenBy(site),
    vault: site.vault,
    schedule: site.schedule,
    doctors: site.hoursFor(doctorsFor(booking, asksAnyDoctor(opened))),
    perWindow: site.collectionsPerWindow,
    by: 'patient',
  } as const
  const outcome = await tryChange(opened, moveBooking(site.db, site.queue, wanted, options))
  if (!outcome) return show(opened, { problem: failed }, 503)
  site.availability.forget()
  if (outcome.ok) {
    const { kind, startsAt } = booking
    const old = startsAt ? bound(shortWhen(language, { kind, startsAt })) : ''
    return showAgain(opened, {
      state: confirmation.states.moved[language],
      note: fill(openedBooking.oldTimeFree[language], { when: old }),
    })
  }
  if (outcome.reason === 'taken') return timesAgain(opened, words.taken, 409)
  if (outcome.reason === 'not-offered') return timesAgain(opened, words.choose, 422)
  return showAgain(opened, { problem: outcome.reason === 'changed' ? failed : words.tooLate }, 409)
}
