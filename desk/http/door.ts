import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { facts } from '#content/facts.ts'
import { sourceOf } from '#server/http/source.ts'
import { ownerOfPasskey, passkeyToMake } from '#server/staff/passkeys.ts'
import { createSignInLimits, type SignInLimits } from '#server/staff/sign-in-limits.ts'
import { endOtherSessions, noteSignIn } from '#server/staff/staff-accounts.ts'
import { createStaffAuth, SOURCE_HEADER, type StaffAuth } from '#server/staff/staff-auth.ts'
import { type NextStep, PASSWORD_MAX, PASSWORD_MIN, type SecondFactor } from '../contract/sign-in.ts'
import { demandOwnOrigin } from './create-desk.ts'
import type { Desk } from './desk-services.ts'
import { Refusal } from './endpoint.ts'
import { noteIfFailed } from './failed-sign-in.ts'
import { createReadSession, headersOf, mustEnrol, sessionOf } from './staff-sessions.ts'

type Door = {
  desk: Desk
  auth: StaffAuth
  limits: SignInLimits
  url: string
  readSession: ReturnType<typeof createReadSession>
}
type Call = (door: Door, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const wrong = () => new Refusal('wrong', { status: 401 })
const tooMany = (minutes: number) => new Refusal('too-many', { status: 429, details: { minutes } })

const password = z.string().min(1).max(PASSWORD_MAX)
const sixDigits = z.string().regex(/^\d{6}$/)
const forms = {
  signIn: z.object({ email: z.email().max(200), password }),
  code: z.object({ code: sixDigits, isOfficePc: z.boolean() }),
  recovery: z.object({ code: z.string().trim().toLowerCase().min(8).max(20) }),
  firstPassword: z.object({ password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) }),
  enrol: z.object({ code: sixDigits }),
  wake: z.object({ password }),
  passkey: z.object({ response: z.looseObject({ id: z.string().min(1).max(1500) }) }),
  newPasskey: z.object({ password }),
}

function read<Form extends z.ZodType>(form: Form, request: FastifyRequest): z.output<Form> {
  const parsed = form.safeParse(request.body)
  if (!parsed.success) throw new Refusal('bad-request', { status: 400 })
  return parsed.data
}

/** What we read of better-auth's answers. */
type Answer = {
  twoFactorRedirect?: true
  user: { id: string; name: string; twoFactorEnabled: boolean; oneTimeUntil?: string | null }
}

/** One of better-auth's endpoints, with its limit for each address. Its cookies go to the browser, its answer does not. */
async function ask<Result = Answer>(
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
  if (!response.ok) throw wrong()
  return (await response.json()) as Result
}

/** A try at a password: counted before, so that many at once are counted, too. */
async function limited<Result>(
  { limits }: Door,
  email: string,
  request: FastifyRequest,
  attempt: () => Promise<Result>,
) {
  const source = sourceOf(request.ip)
  const minutes = await limits.minutesToWait(email, source)
  if (minutes !== null) throw tooMany(minutes)
  const result = await attempt()
  await limits.release(email, source)
  return result
}

const signIn: Call = async (door, request, reply): Promise<NextStep> => {
  const typed = read(forms.signIn, request)
  const { twoFactorRedirect, user } = await limited(door, typed.email, request, () =>
    ask(door, '/sign-in/email', typed, { request, reply }),
  )
  if (twoFactorRedirect) return { next: 'code' }
  if (!user.twoFactorEnabled || user.oneTimeUntil) return { next: 'enrol' }
  await noteSignIn(door.desk.db, user)
  return { next: 'desk' }
}

const signInWithCode: Call = async (door, request, reply): Promise<NextStep> => {
  const { code, isOfficePc } = read(forms.code, request)
  const body = { code, trustDevice: isOfficePc }
  const { user } = await ask(door, '/two-factor/verify-totp', body, { request, reply })
  await noteSignIn(door.desk.db, user)
  return { next: 'desk' }
}

const signInWithRecoveryCode: Call = async (door, request, reply): Promise<NextStep> => {
  const body = read(forms.recovery, request)
  const { user } = await ask(door, '/two-factor/verify-backup-code', body, { request, reply })
  await noteSignIn(door.desk.db, user)
  return { next: 'desk' }
}

const preparePasskeySignIn: Call = (door, request, reply) =>
  ask<object>(door, '/passkey/options', {}, { request, reply })

/** In place of password and code: the device has asked for a fingerprint or the screen lock. */
const signInWithPasskey: Call = async (door, request, reply): Promise<NextStep> => {
  const body = read(forms.passkey, request)
  const { db } = door.desk
  const owner = await ownerOfPasskey(db, body.response.id)
  const { user } = await limited(door, owner ?? body.response.id, request, () =>
    ask(door, '/passkey/sign-in', body, { request, reply }),
  )
  await noteSignIn(db, user)
  return { next: 'desk' }
}

async function enrollingSession({ auth }: Door, request: FastifyRequest) {
  const session = await sessionOf(auth, request)
  if (!session || !mustEnrol(session)) throw new Refusal('signed-out', { status: 401 })
  return session
}

async function isPasswordOf({ auth }: Door, staffId: string, typed: string): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth.$context
  const [account] = await internalAdapter.findAccounts(staffId)
  return Boolean(account?.password) && passwords.verify({ hash: account!.password!, password: typed })
}

/** The password of one's own, and the secret for the app. Both count once a code has shown that the app has it. */
const chooseFirstPassword: Call = async (door, request): Promise<SecondFactor> => {
  const { user, session } = await enrollingSession(door, request)
  const { password: chosen } = read(forms.firstPassword, request)
  if (await isPasswordOf(door, user.id, chosen)) throw new Refusal('same-password')
  const { internalAdapter, password: passwords } = await door.auth.$context
  await internalAdapter.updatePassword(user.id, await passwords.hash(chosen))
  await endOtherSessions(door.desk.db, session)
  const enabled = await door.auth.api.enableTwoFactor({
    headers: headersOf(request),
    body: { password: chosen, method: 'totp' },
  })
  const { totpURI: uri, backupCodes: recoveryCodes } = enabled as {
    totpURI: string
    backupCodes: string[]
  }
  return { uri, secret: new URL(uri).searchParams.get('secret')!, recoveryCodes }
}

const enrol: Call = async (door, request, reply): Promise<NextStep> => {
  const { user, session } = await enrollingSession(door, request)
  // Whoever else knew the one-time password must not be signed in by the second factor of its owner.
  await endOtherSessions(door.desk.db, session)
  await ask(door, '/two-factor/verify-totp', read(forms.enrol, request), { request, reply })
  await noteSignIn(door.desk.db, user, 'enrolled')
  return { next: 'desk' }
}

const wake: Call = async (door, request) => {
  const session = await sessionOf(door.auth, request)
  if (!session || mustEnrol(session)) throw new Refusal('signed-out', { status: 401 })
  const typed = read(forms.wake, request)
  await limited(door, session.user.email, request, async () => {
    if (!(await isPasswordOf(door, session.user.id, typed.password))) throw wrong()
  })
  await door.desk.db
    .updateTable('staff_sessions')
    .set({ last_active_at: door.desk.now() })
    .where('id', '=', session.session.id)
    .execute()
  return {}
}

/**
 * Before a passkey is made: by who knows the password, not by who happens to sit at an open desk. Refused without ending
 * the session.
 */
const preparePasskey: Call = async (door, request) => {
  const staff = await door.readSession(request, {})
  if (!staff) throw new Refusal('signed-out', { status: 401 })
  const typed = read(forms.newPasskey, request)
  const { email } = (await sessionOf(door.auth, request))!.user
  await limited(door, email, request, async () => {
    if (!(await isPasswordOf(door, staff.id, typed.password)))
      throw new Refusal('wrong-password', { status: 403 })
  })
  const { db, now } = door.desk
  const clinicName = facts.clinicShortName[staff.language]
  return passkeyToMake(db, { ...staff, email }, { url: door.url, clinicName, now: now() })
}

const signOut: Call = async (door, request, reply) => {
  await ask(door, '/sign-out', {}, { request, reply })
  // The other tabs of this browser follow the list until then.
  await door.desk.streams.recheck()
  return {}
}

/** The only calls for whoever is not signed in, and those that ask for the password. Nothing of better-auth can be reached but through them. */
export const doorCalls: Record<`/api/${string}`, Call> = {
  '/api/sign-in': signIn,
  '/api/sign-in/code': signInWithCode,
  '/api/sign-in/recovery': signInWithRecoveryCode,
  '/api/sign-in/passkey/options': preparePasskeySignIn,
  '/api/sign-in/passkey': signInWithPasskey,
  '/api/sign-in/first-password': chooseFirstPassword,
  '/api/sign-in/enrol': enrol,
  '/api/wake': wake,
  '/api/passkeys/options': preparePasskey,
  '/api/sign-out': signOut,
}

export function openDoor(desk: Desk, { url, secret }: { url: string; secret: string }) {
  const auth = createStaffAuth({
    db: desk.db,
    log: desk.log,
    secret,
    url,
    clinicName: facts.clinicShortName.en,
  })
  const readSession = createReadSession(auth, desk.db, desk.now)
  const limits = createSignInLimits(desk.pool, secret, desk.log)
  const door: Door = { desk, auth, url, limits, readSession }
  return {
    readSession,
    /** What `createDesk` adds besides the endpoints. */
    addRoutes(app: FastifyInstance) {
      for (const [path, call] of Object.entries(doorCalls))
        app.post(path, async (request, reply) => {
          demandOwnOrigin(request, url)
          try {
            return await call(door, request, reply)
          } catch (error) {
            await noteIfFailed(desk, auth, request, error)
            throw error
          }
        })
    },
  }
}
