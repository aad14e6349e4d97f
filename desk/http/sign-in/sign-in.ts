import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { givenBy } from '#server/platform/context.ts'
import { isPasskey } from '#server/staff/passkeys.ts'
import { noteSignIn } from '#server/staff/staff-accounts.ts'
import { type NextStep, PASSWORD_MAX } from '../../contract/sign-in.ts'
import { ask, type Call, type Door, read, wrong } from './auth-call.ts'
import { askForPasskey, limited, tryPassword } from './tries.ts'

/** The solved challenge, where there was one. */
const proof = z.string().max(4000).optional()
const forms = {
  signIn: z.object({ email: z.email().max(200), password: z.string().min(1).max(PASSWORD_MAX), proof }),
  code: z.object({ code: z.string().regex(/^\d{6}$/), isOfficePc: z.boolean() }),
  recovery: z.object({ code: z.string().trim().toLowerCase().min(8).max(20) }),
  question: z.object({ proof }),
  passkey: z.object({ response: z.looseObject({ id: z.string().min(1).max(1500) }) }),
}

/** The sign-in is complete: recorded for the owner, and from now on this browser is known. */
export async function finishSignIn(
  { desk, devices }: Door,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  user: { id: string; name: string },
  action: Parameters<typeof noteSignIn>[3] = 'signed-in',
): Promise<NextStep> {
  await noteSignIn(desk.db, givenBy(desk), user, action)
  await devices.remember(request, reply, user.id)
  await desk.openings.renew(user.id)
  return { next: 'desk' }
}

export const signIn: Call<'/api/sign-in'> = async (door, request, reply) => {
  const { proof, ...typed } = read(forms.signIn, request)
  const { twoFactorRedirect, user } = await tryPassword(door, request, { email: typed.email, proof }, () =>
    ask(door, '/sign-in/email', typed, { request, reply }),
  )
  if (twoFactorRedirect) return { next: 'code' }
  if (!user.twoFactorEnabled || user.oneTimeUntil) return { next: 'enrol' }
  return finishSignIn(door, { request, reply }, user)
}

export const signInWithCode: Call<'/api/sign-in/code'> = async (door, request, reply) => {
  const { code, isOfficePc } = read(forms.code, request)
  const body = { code, trustDevice: isOfficePc }
  const { user } = await ask(door, '/two-factor/verify-totp', body, { request, reply })
  return finishSignIn(door, { request, reply }, user)
}

export const signInWithRecoveryCode: Call<'/api/sign-in/recovery'> = async (door, request, reply) => {
  const body = read(forms.recovery, request)
  const { user } = await ask(door, '/two-factor/verify-backup-code', body, { request, reply })
  return finishSignIn(door, { request, reply }, user)
}

export const preparePasskeySignIn: Call<'/api/sign-in/passkey/options'> = async (door, request, reply) => {
  await askForPasskey(door, request, read(forms.question, request).proof)
  return ask(door, '/passkey/options', {}, { request, reply })
}

/** In place of password and code: the device has asked for a fingerprint or the screen lock. */
export const signInWithPasskey: Call<'/api/sign-in/passkey'> = async (door, request, reply) => {
  const body = read(forms.passkey, request)
  if (!(await isPasskey(door.desk.db, body.response.id))) throw wrong()
  const { user } = await limited(door.limits.ofPasskey(body.response.id), () =>
    ask(door, '/passkey/sign-in', body, { request, reply }),
  )
  return finishSignIn(door, { request, reply }, user)
}
