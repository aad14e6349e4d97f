import { z } from 'zod'
import { isWeakPassword } from '#clinic/desk/weak-password.ts'
import { facts } from '#content/facts.ts'
import { endOtherSessions } from '#server/staff/staff-accounts.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/sign-in.ts'
import { Refusal } from '../endpoint.ts'
import type { SignInContext } from './auth-call.ts'

export const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)

type Person = { id: string; name: string; email: string }

/** Stores a password that its owner has chosen. Other browsers are signed out. */
export async function setPassword(
  { auth, desk }: SignInContext,
  session: Parameters<typeof endOtherSessions>[1],
  { id, name, email }: Person,
  chosen: string,
) {
  const known = [name, email, facts.clinicName.en, facts.clinicShortName.en]
  if (isWeakPassword(chosen, known)) throw new Refusal('weak-password')
  const { internalAdapter, password: passwords } = await auth.$context
  await internalAdapter.updatePassword(id, await passwords.hash(chosen))
  await endOtherSessions(desk.db, session)
}
