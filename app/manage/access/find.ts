import { normalReference } from '#clinic/reference.ts'
import { facts } from '#content/facts.ts'
import { findBooking } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { textIn } from '../../forms/form-values.ts'
import { type ManageReply, type ManageRequest, reply } from '../manage-request.ts'
import { enter } from './open-booking.ts'
import { codeProblem, missingIn, tryCode } from './try-code.ts'

/** A wrong code, a wrong reference and a booking that does not exist get the same response. */
export async function find(request: ManageRequest): Promise<ManageReply> {
  const { language, values } = request
  const reference = textIn(values, 'reference').slice(0, 40)
  const wasAsked = 'phone' in values
  const errors = missingIn(language, values, wasAsked ? ['reference', 'pin', 'phone'] : ['reference', 'pin'])
  const again = { name: 'find', reference } as const
  if (Object.keys(errors).length > 0)
    return reply({ ...again, asksPhone: wasAsked, problem: null, errors }, 422)
  const tried = await tryCode(request, normalReference(facts.referencePrefix, reference))
  if (tried.kind === 'right') return enter(request, tried.bookingId, 'code')
  const { notFound } = wordsIn(findBooking, language)
  const { status, problem, asksPhone } = codeProblem(language, tried, notFound)
  return reply({ ...again, asksPhone: asksPhone || wasAsked, problem, errors: {} }, status)
}
