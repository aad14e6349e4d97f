import { openByLink } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { openLinkPage } from '#server/bookings/booking-session.ts'
import { findByLink } from '#server/bookings/find-booking.ts'
import { textIn } from '../../forms/form-values.ts'
import { type ManageReply, type ManageRequest, reply } from '../manage-request.ts'
import { emptyView } from '../manage-view.ts'
import { closed, enter } from './open-booking.ts'
import { codeProblem, pinIn, tryCode } from './try-code.ts'

/** A link has 72 bits and cannot be guessed: nothing is counted, and nobody can lock it. */
export async function openLink(request: ManageRequest): Promise<ManageReply> {
  const { site, language, values } = request
  const words = wordsIn(openByLink, language)
  const link = textIn(values, 'link')
  const page = openLinkPage(site.vault, link, site.now())
  if (!page) return closed(request)
  const found = await findByLink(site.db, site.vault, page.link, site.now())
  if (!found) return reply({ ...emptyView, problem: words.linkOld }, 422)
  if (!found.needsPin) return enter(request, found.bookingId, 'link', page.servedAt)
  const asksForPin = { name: 'link', link, asksPin: true } as const
  if (pinIn(values) === '') return reply({ ...asksForPin, asksPhone: false, problem: null })
  const tried = await tryCode(request, found.reference)
  if (tried.kind === 'right') return enter(request, tried.bookingId, 'code', page.servedAt)
  const { status, ...problem } = codeProblem(language, tried, words.wrongPin)
  return reply({ ...asksForPin, ...problem }, status)
}
