import { z } from 'zod'
import { wishedInstant } from '#clinic/lab-test-booking.ts'
import { dayOf, isDay } from '#clinic/time.ts'
import { fill } from '#content/format/fill.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { moveBooking as moveWords } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { type FormValues, textIn } from '../../forms/form-values.ts'
import { type ManageReply, type OpenedBooking, reply, tryChange } from '../manage-request.ts'
import { offeredTimes } from './offered-times.ts'
import { show, showAgain } from './show.ts'

export const offerTimes = (opened: OpenedBooking) => timesAgain(opened, null, 200)

/** The times that are free now, with the day that was chosen before. */
async function timesAgain(
  opened: OpenedBooking,
  problem: string | null,
  status: number,
): Promise<ManageReply> {
  const { site, language, booking, session, values } = opened
  const words = wordsIn(moveWords, language)
  const when = visitWhen(language, booking)
  const offer = await offeredTimes(site, language, booking)
  if (!offer.ok) {
    if (offer.reason === 'unread') return show(opened, { problem: fill(words.failed, { when }) }, 503)
    return show(opened, { problem: offer.reason === 'too-late' ? words.tooLate : words.noneFree }, 409)
  }
  const chosen = ['day', 'date', 'time'].map((name) => [name, textIn(values, name).slice(0, 10)])
  return reply(
    {
      name: 'move',
      session,
      when,
      sequence: booking.sequence,
      times: offer.times,
      values: Object.fromEntries(chosen),
      problem,
    },
    status,
  )
}

const isoTime = z.iso.datetime({ offset: true })

/** One of the listed times, or the day and time of a wish. */
function chosenTime(values: FormValues): Date | null {
  const [to, day] = [textIn(values, 'to'), textIn(values, 'day')]
  if (isoTime.safeParse(to).success) {
    const listed = new Date(to)
    // Without script a time stays chosen when another day is: nobody sees it any more, so it does not count.
    return day === '' || day === dayOf(listed) ? listed : null
  }
  const [date, time] = [textIn(values, 'date'), textIn(values, 'time')]
  return isDay(date) && /^\d{2}:\d{2}$/.test(time) ? wishedInstant(date, time) : null
}

export async function move(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking, values } = opened
  const words = wordsIn(moveWords, language)
  const to = chosenTime(values)
  if (!to || Number.isNaN(to.getTime())) return timesAgain(opened, words.choose, 422)
  const failed = fill(words.failed, { when: visitWhen(language, booking) })
  const wanted = { bookingId: booking.id, sequence: Number(textIn(values, 'sequence')), to }
  const options = {
    now: site.now(),
    vault: site.vault,
    schedule: site.schedule,
    perWindow: site.collectionsPerWindow,
    by: 'patient',
  } as const
  const outcome = await tryChange(opened, moveBooking(site.db, site.queue, wanted, options))
  if (!outcome) return show(opened, { problem: failed }, 503)
  site.availability.forget()
  if (outcome.ok) {
    const moved = visitWhen(language, { ...booking, startsAt: to })
    return showAgain(opened, { news: fill(words.done, { when: moved }) })
  }
  if (outcome.reason === 'taken') return timesAgain(opened, words.taken, 409)
  if (outcome.reason === 'not-offered') return timesAgain(opened, words.choose, 422)
  return showAgain(opened, { problem: outcome.reason === 'changed' ? failed : words.tooLate }, 409)
}
