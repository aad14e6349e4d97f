import { normalReference } from '#clinic/reference.ts'
import { facts } from '#content/facts.ts'
import { findBooking } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { textIn } from '../../forms/form-values.ts'
import { type ManageReply, type ManageRequest, reply } from '../manage-request.ts'
import { enter } from './open-booking.ts'
import { codeProblem, tryCode } from './try-code.ts'

/** A wrong PIN, a wrong reference and a booking that does not exist get one and the same response. */
export async function find(request: ManageRequest): Promise<ManageReply> {
  const { language, values } = request
  const reference = textIn(values, 'reference').slice(0, 40)
  const tried = await tryCode(request, normalReference(facts.referencePrefix, reference))
  if (tried.kind === 'right') return enter(request, tried.bookingId, 'code')
  const { notFound } = wordsIn(findBooking, language)
  const { status, problem, asksPhone } = codeProblem(language, tried, notFound)
  const wasAsked = textIn(values, 'phone') !== ''
  return reply({ name: 'find', reference, asksPhone: asksPhone || wasAsked, problem }, status)
}
