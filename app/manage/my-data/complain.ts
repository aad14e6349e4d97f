import { parseComplaint } from '#clinic/complaint.ts'
import { fill } from '#content/format/fill.ts'
import { myData } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { sendComplaint } from '#server/bookings/send-complaint.ts'
import { issueFormToken, readFormToken } from '#server/limits/form-token.ts'
import { givenBy } from '#server/platform/context.ts'
import { textIn } from '../../forms/form-values.ts'
import { showAgain } from '../booking/show.ts'
import { type ManageReply, type OpenedBooking, reply } from '../manage-request.ts'

export const askComplaint = (opened: OpenedBooking) => complaintForm(opened, null, 200)

function complaintForm({ site, session, values }: OpenedBooking, problem: string | null, status: number) {
  const formToken = issueFormToken(site.secret, 'complaint', givenBy(site))
  const message = textIn(values, 'message').slice(0, 2000)
  return reply({ name: 'complain', session, formToken, message, problem }, status)
}

/** The token makes a retry safe: however often it arrives, it is stored once. */
export async function complain(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking, values } = opened
  const words = wordsIn(myData, language).complaint
  const given = givenBy(site)
  const { now } = given
  const parsed = parseComplaint(values)
  const token = readFormToken(site.secret, 'complaint', textIn(values, 'formToken'), now)
  if (!token || token.expired || !parsed.ok) return complaintForm(opened, words.empty, 422)
  const stored = await sendComplaint(site.db, site.queue, booking, parsed.request.message, {
    request: { form: 'complaint', key: token.key },
    ...given,
    vault: site.vault,
    admission: 'hold',
    trust: await trustIn(opened, now),
  })
  if (!stored.ok) return showAgain(opened, { problem: words.open }, 409)
  return showAgain(opened, { news: fill(words.done, { reference: stored.booked.reference }) })
}

/** A complaint about a suspect booking is as suspect, from any source. */
async function trustIn({ site, booking, source, network }: OpenedBooking, now: Date) {
  const { trust } = await site.guard.admit({
    source,
    network,
    place: null,
    isTooFast: false,
    hasSolvedChallenge: false,
    canSolveChallenge: false,
    now,
  })
  return booking.trust === 'suspect' ? 'suspect' : trust
}
