import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { CODE_USED } from '#server/staff/one-use-codes.ts'
import type { SignInLimits } from '#server/staff/sign-in-limits.ts'
import { SOURCE_HEADER, type StaffAuth } from '#server/staff/staff-auth.ts'
import type { AnswerOf, InputOf, SignInPath } from '../../contract/calls.ts'
import type { Desk } from '../desk-services.ts'
import { type Answering, Refusal } from '../endpoint.ts'
import type { IsSameInput } from '../same-shape.ts'
import { type createReadSession, headersOf } from '../staff-sessions.ts'
import type { KnownDevices } from './known-device.ts'

export type SignInContext = {
  desk: Desk
  auth: StaffAuth
  limits: SignInLimits
  devices: KnownDevices
  /** Signs the challenges for strangers. */
  challengeSecret: string
  url: string
  readSession: ReturnType<typeof createReadSession>
}
/** A request with the body of the table of calls as its type; it is parsed at run time all the same. */
type RequestTo<Path extends SignInPath> = FastifyRequest & { body: InputOf<`POST ${Path}`> }
type CallOf<Request, Result> = { call(context: SignInContext, request: Request, reply: FastifyReply): Result }
/** The handler of one path of the sign-in. Typed as a method, so that handlers of any body fit into one list. */
export type Call<Path extends SignInPath> = CallOf<
  RequestTo<Path>,
  Answering<AnswerOf<`POST ${Path}`>>
>['call']
export type AnyCall = CallOf<FastifyRequest, Promise<unknown>>['call']

export const wrong = () => new Refusal('wrong', { status: 401 })
export const tooMany = (minutes: number) => new Refusal('too-many', { status: 429, details: { minutes } })

/** No request has this type: the compiler error names what the form must take. */
type OtherForm<Body> = { 'in the table of calls': Body }

/** The body, parsed by a schema that takes what the table of calls names. */
export function read<Body, Form extends z.ZodType>(
  form: Form,
  request: { body: Body } & (IsSameInput<Body, z.input<Form>> extends true ? unknown : OtherForm<Body>),
): z.output<Form> {
  const parsed = form.safeParse(request.body)
  if (!parsed.success) throw new Refusal('bad-request', { status: 400 })
  return parsed.data
}

/** The part of better-auth's answers that we read. */
type Answer = {
  twoFactorRedirect?: true
  user: { id: string; name: string; twoFactorEnabled: boolean; oneTimeUntil?: string | null }
}

/** Calls one of better-auth's endpoints. Its cookies go to the browser, its answer does not. */
export async function ask<Result = Answer>(
  { auth, url }: SignInContext,
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

export async function isPasswordOf(
  { auth }: SignInContext,
  staffId: string,
  typed: string,
): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth.$context
  const [account] = await internalAdapter.findAccounts(staffId)
  return Boolean(account?.password) && passwords.verify({ hash: account!.password!, password: typed })
}
