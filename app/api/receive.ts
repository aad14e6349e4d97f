import { z } from 'zod'
import type { FieldCode } from '#clinic/fields.ts'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { specifiedErrors } from '#content/fields/errors.ts'
import type { Language } from '#content/language.ts'
import { markCodeShown } from '#server/bookings/bookings.ts'
import type { Site } from '#server/site.ts'
import { senderOf, siteContext } from '../context.ts'
import { acceptedOf, rejectedOf, statusOf } from '../forms/respond.ts'
import { type FormHandler, submitForm } from '../forms/submit-form.ts'
import type { Rejected } from '../forms/submit-response.ts'
import type { Route } from './+types/appointment-booking.ts'

const languageOfBody = z.object({ language: z.enum(shownLanguages) }).catch({ language: 'en' })
/**
 * Chosen at random by the caller. The nil UUID is refused: all callers who leave the key unset would share one
 * booking.
 */
const callersKey = z.uuid().refine((key) => !/^([0f])\1{7}-/i.test(key))
const body = z.record(z.string(), z.unknown())

export const refuseCall = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ success: false, message, help: 'See /api/openapi.json' } satisfies Rejected, {
    status,
    headers,
  })

export const refuseMethod = (allow: 'GET' | 'POST') => refuseCall(405, `Use ${allow}`, { allow })

const inSpecifiedWords = ({ errors, ...rejected }: Rejected): Rejected => ({
  ...rejected,
  ...(errors && {
    errors: errors.map((error) => ({
      ...error,
      message: specifiedErrors[error.code as FieldCode] ?? error.message,
    })),
  }),
})

/** Any form as an API call: JSON in, JSON out, with a key that makes a retry safe. */
export async function receive<Request>(
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
  handlerFor: (
    site: Site,
    language: Language,
    values: Record<string, unknown>,
  ) => Promise<FormHandler<Request> | Response>,
): Promise<Response> {
  if (request.method !== 'POST') return refuseMethod('POST')
  const key = request.headers.get('idempotency-key') ?? ''
  if (key === '' || key.length > 200) return refuseCall(400, 'An Idempotency-Key header is needed')
  const values = body.safeParse(await request.json().catch(() => null))
  if (!values.success) return refuseCall(400, 'A JSON object is needed')

  const site = context.get(siteContext)
  const { language } = languageOfBody.parse(values.data)
  const requestKey = callersKey.safeParse(key).success ? { uuid: key.toLowerCase() } : { formToken: key }
  const handler = await handlerFor(site, language, values.data)
  if (handler instanceof Response) return handler
  const sender = { ...senderOf(context), language }
  const outcome = await submitForm(site, sender, values.data, requestKey, handler, { showsCode: true })
  const status = statusOf(outcome)
  if (outcome.kind !== 'accepted') {
    const headers = outcome.kind === 'rate-limited' ? { 'retry-after': String(outcome.minutes * 60) } : {}
    const rejected = rejectedOf(site, outcome, handler, language)
    return Response.json(language === 'en' ? inSpecifiedWords(rejected) : rejected, { status, headers })
  }
  // A repeat reveals the code again. This response carries it, so the confirmation must not show it a second time.
  if (outcome.isRepeat) await markCodeShown(site.db, outcome.booked.id, site.now())
  return Response.json(acceptedOf(site, outcome, handler, language), { status })
}
