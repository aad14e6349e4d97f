import { openByLink } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueBookingSession } from '#server/bookings/booking-session.ts'
import { textIn } from '../../forms/form-values.ts'
import { type ManageReply, type OpenedBooking, reply } from '../manage-request.ts'
import { type CodeNext, codeNexts } from '../manage-view.ts'
import { codeProblem, type Failed, missingIn, tryCode } from './try-code.ts'

/** A patient who came by the link enters the code before anything personal is shown or erased. */
export const askCode = ({ session }: OpenedBooking, next: CodeNext) =>
  reply({ name: 'code', session, next, asksPhone: false, problem: null, errors: {} })

function askAgain({ session, language }: OpenedBooking, next: CodeNext, tried: Failed) {
  const { status, ...problem } = codeProblem(language, tried, wordsIn(openByLink, language).wrongPin)
  return reply({ name: 'code', session, next, errors: {}, ...problem }, status)
}

type Proceed = (next: CodeNext, opened: OpenedBooking) => ManageReply | Promise<ManageReply>

export async function giveCode(opened: OpenedBooking, proceed: Proceed): Promise<ManageReply> {
  const { site, booking, values, language, session } = opened
  const next = codeNexts.find((known) => known === textIn(values, 'next')) ?? 'data'
  const asksPhone = 'phone' in values
  const errors = missingIn(language, values, asksPhone ? ['pin', 'phone'] : ['pin'])
  if (Object.keys(errors).length > 0)
    return reply({ name: 'code', session, next, asksPhone, problem: null, errors }, 422)
  const tried = await tryCode(opened, booking.reference)
  if (tried.kind !== 'right') return askAgain(opened, next, tried)
  if (tried.bookingId !== booking.id)
    return askAgain(opened, next, { kind: 'wrong', left: 0, withPhone: asksPhone })
  const byCode = { bookingId: booking.id, openedBy: 'code', issuedAt: site.now() } as const
  return proceed(next, { ...opened, openedBy: 'code', session: issueBookingSession(site.vault, byCode) })
}
