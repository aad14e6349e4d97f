import { hashPassword } from 'better-auth/crypto'
import type { StaffRole } from '#clinic/staff-roles.ts'
import type { Language } from '#content/language.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { StaffAction } from '../platform/staff-tables.ts'
import { newOneTimePassword } from './written-codes.ts'

/** The author of a change: one of the staff, or the operator by name. */
type AccountActor = { id: string | null; name: string }

export type NewStaff = {
  name: string
  email: string
  role: StaffRole
  doctorId: string | null
  language: Language
}

const DAYS_TO_FIRST_SIGN_IN = 3
const oneTimeUntil = (now: Date) => new Date(now.getTime() + DAYS_TO_FIRST_SIGN_IN * 24 * 3_600_000)

export const recordAccountEvent = (
  trx: Transaction,
  given: Given,
  staffId: string,
  action: StaffAction,
  by: AccountActor,
) =>
  trx
    .insertInto('staff_events')
    .values({
      id: given.id(),
      at: given.now,
      staff_id: staffId,
      action,
      actor_id: by.id,
      actor_name: by.name,
    })
    .execute()

/** Also ends "no code on this PC today". */
async function endSessionsOf(trx: Transaction, staffId: string) {
  await trx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
  await trx.deleteFrom('staff_verifications').where('value', '=', staffId).execute()
}

/** Earlier failed attempts no longer count (sign-in-limits.ts has the names of the counters). */
const forgetTriesOf = (trx: Transaction, staffId: string) =>
  trx
    .deleteFrom('staff_limits')
    .where((where) =>
      where.or([
        where('key', '=', `staff:${staffId}`),
        where('key', 'like', `staff-here:${staffId} %`),
        where('key', 'like', `staff-device:${staffId} %`),
      ]),
    )
    .execute()

const removePasskeysOf = (trx: Transaction, staffId: string) =>
  trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()

/** Null: no account has this e-mail address. */
export const staffIdOf = async (db: Database, email: string): Promise<string | null> =>
  (await db.selectFrom('staff').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst())
    ?.id ?? null

const idNamed = async (trx: Transaction, email: string) =>
  (
    await trx
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .forUpdate()
      .executeTakeFirst()
  )?.id

/** Returns the one-time password of the new account; refused if the e-mail address has one already. */
export async function addStaff(
  db: Database,
  { name, email, role, doctorId, language }: NewStaff,
  change: Change,
): Promise<{ ok: true; id: string; password: string } | { ok: false; reason: 'exists' }> {
  const { by, now } = change
  const password = newOneTimePassword()
  const hash = await hashPassword(password)
  const id = change.id()
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('staff')
      .values({
        id,
        name,
        email: email.toLowerCase(),
        role,
        doctor_id: doctorId,
        language,
        one_time_until: oneTimeUntil(now),
        disabled_at: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) return { ok: false, reason: 'exists' }
    await trx
      .insertInto('staff_accounts')
      .values({ id: change.id(), staff_id: id, account_id: id, provider_id: 'credential', password: hash })
      .execute()
    await recordAccountEvent(trx, change, id, 'added', by)
    return { ok: true, id, password }
  })
}

type Change = Given & { by: AccountActor }
export type AccountRefusal = 'unknown' | 'last-owner'

/** Locks all owners in one statement, so that two of them cannot disable each other at the same moment. */
const lockOwners = async (trx: Transaction) => {
  const owners = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.map(({ id }) => id)
}

/**
 * Disables an account: the person cannot sign in any more, is signed out everywhere at once, and loses all passkeys.
 */
export const disableStaff = (db: Database, email: string, change: Change) =>
  db.transaction().execute(async (trx) => {
    const { by, now } = change
    const owners = await lockOwners(trx)
    const id = await idNamed(trx, email)
    if (!id) return { ok: false, reason: 'unknown' } as const
    // Without an owner nobody could add a person.
    if (owners.length === 1 && owners[0] === id) return { ok: false, reason: 'last-owner' } as const
    await trx.updateTable('staff').set({ disabled_at: now, updated_at: now }).where('id', '=', id).execute()
    await removePasskeysOf(trx, id)
    await endSessionsOf(trx, id)
    await recordAccountEvent(trx, change, id, 'disabled', by)
    return { ok: true, id } as const
  })

/**
 * Resets an account, for a forgotten password, a lost phone, or a person who returns: a new one-time password, a new
 * second factor, and no passkeys.
 */
export async function resetStaff(db: Database, email: string, change: Change) {
  const { by, now } = change
  const password = newOneTimePassword()
  const hash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const id = await idNamed(trx, email)
    if (!id) return { ok: false, reason: 'unknown' } as const
    await trx
      .updateTable('staff')
      .set({
        two_factor_enabled: false,
        one_time_until: oneTimeUntil(now),
        disabled_at: null,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('staff_accounts')
      .set({ password: hash, updated_at: now })
      .where('staff_id', '=', id)
      .execute()
    await trx.deleteFrom('staff_second_factors').where('staff_id', '=', id).execute()
    await removePasskeysOf(trx, id)
    await endSessionsOf(trx, id)
    await forgetTriesOf(trx, id)
    await recordAccountEvent(trx, change, id, 'reset', by)
    return { ok: true, id, password } as const
  })
}

/**
 * Signs the person out everywhere and forgets all devices: a new sign-in with password and code is possible at once.
 */
export const endSessions = (db: Database, email: string, change: Change) =>
  db.transaction().execute(async (trx) => {
    const id = await idNamed(trx, email)
    if (!id) return { ok: false, reason: 'unknown' } as const
    await removePasskeysOf(trx, id)
    await endSessionsOf(trx, id)
    await forgetTriesOf(trx, id)
    await recordAccountEvent(trx, change, id, 'sessions-ended', change.by)
    return { ok: true, id } as const
  })

/** Ends every session of the person but this one. */
export const endOtherSessions = (db: Database, { id, userId }: { id: string; userId: string }) =>
  db.deleteFrom('staff_sessions').where('staff_id', '=', userId).where('id', '<>', id).execute()

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number]

/** All current and former accounts, with the newest session. */
export const listStaff = (db: Database, now: Date) =>
  db
    .selectFrom('staff')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('staff_sessions')
          .select(['last_active_at as lastActiveAt', 'created_at as signedInAt', 'user_agent as userAgent'])
          .whereRef('staff_sessions.staff_id', '=', 'staff.id')
          .where('expires_at', '>', now)
          .orderBy('last_active_at', 'desc')
          .limit(1)
          .as('session'),
      (on) => on.onTrue(),
    )
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.doctor_id as doctorId',
      'staff.language',
      'staff.two_factor_enabled as hasSecondFactor',
      'staff.one_time_until as oneTimeUntil',
      'staff.disabled_at as disabledAt',
      'session.lastActiveAt',
      'session.signedInAt',
      'session.userAgent',
    ])
    .orderBy('staff.disabled_at', (order) => order.asc().nullsFirst())
    .orderBy('staff.name')
    .execute()

/** Completes the account after the first use of the second factor, and deletes expired sessions. */
export const noteSignIn = (
  db: Database,
  given: Given,
  { id, name }: { id: string; name: string },
  action: 'signed-in' | 'enrolled' = 'signed-in',
) =>
  db.transaction().execute(async (trx) => {
    if (action === 'enrolled')
      await trx.updateTable('staff').set({ one_time_until: null }).where('id', '=', id).execute()
    await trx.deleteFrom('staff_sessions').where('expires_at', '<', given.now).execute()
    await recordAccountEvent(trx, given, id, action, { id, name })
  })

/** Stores a person's language at the desk. */
export const chooseLanguage = (db: Database, id: string, language: Language) =>
  db.updateTable('staff').set({ language }).where('id', '=', id).execute()
