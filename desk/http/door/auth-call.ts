import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { CODE_USED } from '#server/staff/one-use-codes.ts'
import type { SignInLimits } from '#server/staff/sign-in-limits.ts'
import { SOURCE_HEADER, type StaffAuth } from '#server/staff/staff-auth.ts'
import type { Desk } from '../desk-services.ts'
import { Refusal } from '../endpoint.ts'
import { type createReadSession, headersOf } from '../staff-sessions.ts'
import type { KnownDevices } from './known-device.ts'

export type Door = {
  desk: Desk
  auth: StaffAuth
  limits: SignInLimits
  devices: KnownDevices
  /** Signs the work that strangers are asked for. */
  challengeSecret: string
  url: string
  readSession: ReturnType<typeof createReadSession>
}
export type Call = (door: Door, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export const wrong = () => new Refusal('wrong', { status: 401 })
export const tooMany = (minutes: number) => new Refusal('too-many', { status: 429, details: { minutes } })

export function read<Form extends z.ZodType>(form: Form, request: FastifyRequest): z.output<Form> {
  const parsed = form.safeParse(request.body)
  if (!parsed.success) throw new Refusal('bad-request', { status: 400 })
  return parsed.data
}

/** What we read of better-auth's answers. */
type Answer = {
  twoFactorRedirect?: true
  user: { id: string; name: string; twoFactorEnabled: boolean; oneTimeUntil?: string | null }
}

/** One of better-auth's endpoints. Its cookies go to the browser, its answer does not. */
export async function ask<Result = Answer>(
  { auth, url }: Door,
  path: string,
  body: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Result> {
  const headers = headersOf(request)
  headers.set('content-type', 'application/json')
  headers.set('user-agent', request.headers['user-agent'] ?? '')
  headers.set(SOURCE_HEADER, request.ip)
  const response = await auth.handler(
    new Request(`${url}/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  if (response.status === 429)
    throw tooMany(Math.ceil(Number(response.headers.get('x-retry-after') ?? 900) / 60))
  if (response.status >= 500) throw new Error(`better-auth: ${response.status}`)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!response.ok) {
    const isUsed = (await response.text()).includes(CODE_USED)
    throw isUsed ? new Refusal('code-used', { status: 401 }) : wrong()
  }
  return (await response.json()) as Result
}

export async function isPasswordOf({ auth }: Door, staffId: string, typed: string): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth.$context
  const [account] = await internalAdapter.findAccounts(staffId)
  return Boolean(account?.password) && passwords.verify({ hash: account!.password!, password: typed })
}
