import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { facts } from '#content/facts.ts'
import { givenBy } from '#server/platform/context.ts'
import { passkeyToMake } from '#server/staff/passkeys.ts'
import { recordAccountEvent } from '#server/staff/staff-accounts.ts'
import { PASSWORD_MAX } from '../../contract/sign-in.ts'
import { Refusal } from '../endpoint.ts'
import { mustEnrol, sessionOf } from '../staff-sessions.ts'
import { ask, type Call, type Door, isPasswordOf, read, wrong } from './auth-call.ts'
import { newPassword, setPassword } from './set-password.ts'
import { limited } from './tries.ts'

const known = z.string().min(1).max(PASSWORD_MAX)
const form = z.object({ password: known })
const changeForm = z.object({ current: known, password: newPassword })

export const wake: Call<'/api/wake'> = async (door, request) => {
  const session = await sessionOf(door.auth, request)
  if (!session || mustEnrol(session)) throw new Refusal('signed-out', { status: 401 })
  const typed = read(form, request)
  await limited(door.limits.ofSession(session.session.id), async () => {
    if (!(await isPasswordOf(door, session.user.id, typed.password))) throw wrong()
  })
  await door.desk.db
    .updateTable('staff_sessions')
    .set({ last_active_at: door.desk.now() })
    .where('id', '=', session.session.id)
    .execute()
  await door.desk.openings.renew(session.user.id)
}

/** Refused without ending the session. */
async function demandPassword(door: Door, request: FastifyRequest, typed: string) {
  const { user, session } = (await sessionOf(door.auth, request))!
  await limited(door.limits.ofSession(session.id), async () => {
    if (!(await isPasswordOf(door, user.id, typed))) throw new Refusal('wrong-password', { status: 403 })
  })
  return { user, session }
}

/** Changes the own password, with the current one. */
export const changePassword: Call<'/api/me/password'> = async (door, request) => {
  const staff = await door.readSession(request, {})
  if (!staff) throw new Refusal('signed-out', { status: 401 })
  const { current, password } = read(changeForm, request)
  const { user, session } = await demandPassword(door, request, current)
  if (password === current) throw new Refusal('same-password')
  await setPassword(door, session, user, password)
  await door.desk.db
    .transaction()
    .execute((trx) => recordAccountEvent(trx, givenBy(door.desk), staff.id, 'password-changed', staff))
  await door.desk.streams.recheck()
}

/** A new passkey needs the password: an open desk alone is not enough. */
export const preparePasskey: Call<'/api/passkeys/options'> = async (door, request) => {
  const staff = await door.readSession(request, {})
  if (!staff) throw new Refusal('signed-out', { status: 401 })
  const typed = read(form, request)
  const { user } = await demandPassword(door, request, typed.password)
  const { db } = door.desk
  const clinicName = facts.clinicShortName[staff.language]
  return passkeyToMake(
    db,
    { ...staff, email: user.email },
    { ...givenBy(door.desk), url: door.url, clinicName },
  )
}

export const signOut: Call<'/api/sign-out'> = async (door, request, reply) => {
  await ask(door, '/sign-out', {}, { request, reply })
  // Other tabs of this browser follow the list until then.
  await door.desk.streams.recheck()
}
