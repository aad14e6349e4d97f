import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { endOtherSessions } from '#server/staff/staff-accounts.ts'
import { Refusal } from '../endpoint.ts'
import { headersOf, mustEnrol, sessionOf } from '../staff-sessions.ts'
import { ask, type Call, isPasswordOf, read, type SignInContext } from './auth-call.ts'
import { newPassword, setPassword } from './set-password.ts'
import { finishSignIn } from './sign-in.ts'

const forms = {
  firstPassword: z.object({ password: newPassword }),
  enrol: z.object({ code: z.string().regex(/^\d{6}$/) }),
}

async function enrollingSession({ auth }: SignInContext, request: FastifyRequest) {
  const session = await sessionOf(auth, request)
  if (!session || !mustEnrol(session)) throw new Refusal('signed-out', { status: 401 })
  return session
}

/**
 * The person's own password, and the secret for the app. Both count once a code has proved that the app has it.
 */
export const chooseFirstPassword: Call<'/api/sign-in/first-password'> = async (context, request) => {
  const { user, session } = await enrollingSession(context, request)
  const { password: chosen } = read(forms.firstPassword, request)
  if (await isPasswordOf(context, user.id, chosen)) throw new Refusal('same-password')
  await setPassword(context, session, user, chosen)
  const enabled = await context.auth.api.enableTwoFactor({
    headers: headersOf(request),
    body: { password: chosen, method: 'totp' },
  })
  const { totpURI: uri, backupCodes: recoveryCodes } = enabled as {
    totpURI: string
    backupCodes: string[]
  }
  return { uri, secret: new URL(uri).searchParams.get('secret')!, recoveryCodes }
}

export const enrol: Call<'/api/sign-in/enrol'> = async (context, request, reply) => {
  const { user, session } = await enrollingSession(context, request)
  // Another person who knew the one-time password must not be signed in by the owner's second factor.
  await endOtherSessions(context.desk.db, session)
  await ask(context, '/two-factor/verify-totp', read(forms.enrol, request), { request, reply })
  return finishSignIn(context, { request, reply }, user, 'enrolled')
}
