import { z } from 'zod'
import { takeBooking } from '../booking/take-booking.ts'
import { siteContext, visitContext } from '../context.ts'
import type { Route } from './+types/appointment-booking.ts'

const languageOfBody = z.object({ language: z.enum(['en', 'hi']) }).catch({ language: 'en' })
const body = z.record(z.string(), z.unknown())

const refuse = (status: number, message: string) =>
  Response.json({ success: false, message, help: 'See /api/openapi.json' }, { status })

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return refuse(405, 'Use POST')
  const key = request.headers.get('idempotency-key') ?? ''
  if (key === '' || key.length > 200) return refuse(400, 'An Idempotency-Key header is needed')
  const answers = body.safeParse(await request.json().catch(() => null))
  if (!answers.success) return refuse(400, 'A JSON object is needed')

  const { language } = languageOfBody.parse(answers.data)
  const address = context.get(visitContext)?.address ?? 'unknown'
  const requestKey = z.uuid().safeParse(key).success ? { uuid: key.toLowerCase() } : { formToken: key }
  const taken = await takeBooking(context.get(siteContext), { address, language }, answers.data, requestKey)
  const wait = 'retryAfterSeconds' in taken ? taken.retryAfterSeconds : undefined
  return Response.json(taken.answer, {
    status: taken.status,
    ...(wait && { headers: { 'retry-after': String(wait) } }),
  })
}

export const loader = () => refuse(405, 'Use POST')
