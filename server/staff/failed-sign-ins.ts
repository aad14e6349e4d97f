import { sql } from 'kysely'
import type { Given } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'

/**
 * The account of a failed attempt: by its id, the typed e-mail address, a passkey, or the cookie between password and
 * code.
 */
export type TriedAccount = { id: string } | { email: string } | { passkey: string } | { betweenSteps: string }

/** The prefix of the random name in the cookie between password and code. */
const SECOND_STEP = '2fa-'

const accountOf = (tried: TriedAccount, now: Date) => {
  if ('id' in tried) return sql`id = ${tried.id}`
  if ('email' in tried) return sql`email = ${tried.email.toLowerCase()}`
  if ('passkey' in tried) return sql`id = (select staff_id from staff_passkeys where id = ${tried.passkey})`
  const isSecondStep = tried.betweenSteps.startsWith(SECOND_STEP)
  return sql`${isSecondStep} and id::text = (
    select value from staff_verifications where identifier = ${tried.betweenSteps} and expires_at > ${now} limit 1)`
}

/**
 * Records a wrong password or code. One statement for existing and unknown accounts, so that both take equally long.
 * Null for an unknown one: a typed address is stored nowhere.
 */
export async function noteFailedSignIn(
  db: Database,
  { id, now }: Given,
  tried: TriedAccount,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into staff_events (id, at, staff_id, action, actor_id, actor_name)
    select ${id()}::uuid, ${now}::timestamptz, id, 'sign-in-failed', null, 'unknown' from staff where ${accountOf(tried, now)}
    returning staff_id as id`.execute(db)
  return rows[0]?.id ?? null
}

/** The number of failed sign-ins of each account since then, and the time of the last one. */
export const failedSignIns = (db: Database, since: Date) =>
  db
    .selectFrom('staff_events')
    .select(['staff_id as staffId', sql<number>`count(*)::int`.as('count'), sql<Date>`max(at)`.as('lastAt')])
    .where('action', '=', 'sign-in-failed')
    .where('at', '>=', since)
    .groupBy('staff_id')
    .execute()
