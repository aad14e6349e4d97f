import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { givenBy } from '#server/platform/context.ts'
import { isPasskey } from '#server/staff/passkeys.ts'
import { noteSignIn } from '#server/staff/staff-accounts.ts'
import { type NextStep, PASSWORD_MAX } from '../../contract/sign-in.ts'
import { ask, type Call, read, type SignInContext, wrong } from './auth-call.ts'
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
  { desk, devices }: SignInContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  user: { id: string; name: string },
  action: Parameters<typeof noteSignIn>[3] = 'signed-in',
): Promise<NextStep> {
  await noteSignIn(desk.db, givenBy(desk), user, action)
  await devices.remember(request, reply, user.id)
  await desk.openings.renew(user.id)
  return { next: 'desk' }
}

export const signIn: Call<'/api/sign-in'> = async (context, request, reply) => {
  const { proof, ...typed } = read(forms.signIn, request)
  const { twoFactorRedirect, user } = await tryPassword(context, request, { email: typed.email, proof }, () =>
    ask(context, '/sign-in/email', typed, { request, reply }),
  )
  if (twoFactorRedirect) return { next: 'code' }
  if (!user.twoFactorEnabled || user.oneTimeUntil) return { next: 'enrol' }
  return finishSignIn(context, { request, reply }, user)
}

export const signInWithCode: Call<'/api/sign-in/code'> = async (context, request, reply) => {
  const { code, isOfficePc } = read(forms.code, request)
  const body = { code, trustDevice: isOfficePc }
  const { user } = await ask(context, '/two-factor/verify-totp', body, { request, reply })
  return finishSignIn(context, { request, reply }, user)
}

export const signInWithRecoveryCode: Call<'/api/sign-in/recovery'> = async (context, request, reply) => {
  const body = read(forms.recovery, request)
  const { user } = await ask(context, '/two-factor/verify-backup-code', body, { request, reply })
  return finishSignIn(context, { request, reply }, user)
}

export const preparePasskeySignIn: Call<'/api/sign-in/passkey/options'> = async (context, request, reply) => {
  await askForPasskey(context, request, read(forms.question, request).proof)
  return ask(context, '/passkey/options', {}, { request, reply })
}

/** In place of password and code: the device has asked for a fingerprint or the screen lock. */
export const signInWithPasskey: Call<'/api/sign-in/passkey'> = async (context, request, reply) => {
  const body = read(forms.passkey, request)
  if (!(await isPasskey(context.desk.db, body.response.id))) throw wrong()
  const { user } = await limited(context.limits.ofPasskey(body.response.id), () =>
    ask(context, '/passkey/sign-in', body, { request, reply }),
  )
  return finishSignIn(context, { request, reply }, user)
}
