import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { facts } from '#content/facts.ts'
import { givenBy } from '#server/platform/context.ts'
import { passkeyToMake } from '#server/staff/passkeys.ts'
import { recordAccountEvent } from '#server/staff/staff-accounts.ts'
import { PASSWORD_MAX } from '../../contract/sign-in.ts'
import { Refusal } from '../endpoint.ts'
import { mustEnrol, sessionOf } from '../staff-sessions.ts'
import { ask, type Call, isPasswordOf, read, type SignInContext, wrong } from './auth-call.ts'
import { newPassword, setPassword } from './set-password.ts'
import { limited } from './tries.ts'

const known = z.string().min(1).max(PASSWORD_MAX)
const form = z.object({ password: known })
const changeForm = z.object({ current: known, password: newPassword })

export const wake: Call<'/api/wake'> = async (context, request) => {
  const session = await sessionOf(context.auth, request)
  if (!session || mustEnrol(session)) throw new Refusal('signed-out', { status: 401 })
  const typed = read(form, request)
  await limited(context.limits.ofSession(session.session.id), async () => {
    if (!(await isPasswordOf(context, session.user.id, typed.password))) throw wrong()
  })
  await context.desk.db
    .updateTable('staff_sessions')
    .set({ last_active_at: context.desk.now() })
    .where('id', '=', session.session.id)
    .execute()
  await context.desk.openings.renew(session.user.id)
}

/** Refused without ending the session. */
async function demandPassword(context: SignInContext, request: FastifyRequest, typed: string) {
  const { user, session } = (await sessionOf(context.auth, request))!
  await limited(context.limits.ofSession(session.id), async () => {
    if (!(await isPasswordOf(context, user.id, typed))) throw new Refusal('wrong-password', { status: 403 })
  })
  return { user, session }
}

/** Changes the own password, with the current one. */
export const changePassword: Call<'/api/me/password'> = async (context, request) => {
  const staff = await context.readSession(request, {})
  if (!staff) throw new Refusal('signed-out', { status: 401 })
  const { current, password } = read(changeForm, request)
  const { user, session } = await demandPassword(context, request, current)
  if (password === current) throw new Refusal('same-password')
  await setPassword(context, session, user, password)
  await context.desk.db
    .transaction()
    .execute((trx) => recordAccountEvent(trx, givenBy(context.desk), staff.id, 'password-changed', staff))
  await context.desk.streams.recheck()
}

/** A new passkey needs the password: an open desk alone is not enough. */
export const preparePasskey: Call<'/api/passkeys/options'> = async (context, request) => {
  const staff = await context.readSession(request, {})
  if (!staff) throw new Refusal('signed-out', { status: 401 })
  const typed = read(form, request)
  const { user } = await demandPassword(context, request, typed.password)
  const { db } = context.desk
  const clinicName = facts.clinicShortName[staff.language]
  return passkeyToMake(
    db,
    { ...staff, email: user.email },
    { ...givenBy(context.desk), url: context.url, clinicName },
  )
}

export const signOut: Call<'/api/sign-out'> = async (context, request, reply) => {
  await ask(context, '/sign-out', {}, { request, reply })
  // Other tabs of this browser follow the list until then.
  await context.desk.streams.recheck()
}
