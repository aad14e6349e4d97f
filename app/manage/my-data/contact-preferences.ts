import { parseWishes } from '#clinic/contact-wishes.ts'
import { contactWishes } from '#content/contact-wishes.ts'
import { wordsIn } from '#content/words-in.ts'
import { changeContactPreferences } from '#server/bookings/change-contact-preferences.ts'
import { givenBy } from '#server/platform/context.ts'
import { possibleWays, wishesView } from '../../confirmation/wishes-view.ts'
import { showAgain } from '../booking/show.ts'
import { type ManageReply, type OpenedBooking, reply, tryChange } from '../manage-request.ts'

type Problem = { text: string; rejected: Parameters<typeof wishesView>[3] }

function wishesForm(opened: OpenedBooking, problem: Problem | null, status: number): ManageReply {
  const { site, language, booking, session } = opened
  const wishes = wishesView(site, language, booking, problem?.rejected)
  return reply({ name: 'contact', session, wishes, problem: problem?.text ?? null }, status)
}

export const askContactPreferences = (opened: OpenedBooking) => wishesForm(opened, null, 200)

export async function saveContactPreferences(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking, values } = opened
  const words = wordsIn(contactWishes, language)
  const parsed = parseWishes(values, possibleWays(site, booking.person))
  if (!parsed.ok)
    return wishesForm(opened, { text: words.check, rejected: { values, errors: parsed.errors } }, 422)
  const options = { ...givenBy(site), vault: site.vault }
  const change = changeContactPreferences(site.db, site.queue, booking.id, parsed.request, options)
  const isSaved = await tryChange(opened, change)
  if (!isSaved) return wishesForm(opened, { text: words.notSaved, rejected: { values, errors: [] } }, 503)
  return showAgain(opened, { news: words.saved })
}
