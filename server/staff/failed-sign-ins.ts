import { sql } from 'kysely'
import type { Given } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'

/** Which account was tried: by its id, the e-mail address that was typed, a passkey, or the cookie between password and code. */
export type TriedAccount = { id: string } | { email: string } | { passkey: string } | { betweenSteps: string }

/** A random name that only the browser knows whose password was right. */
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
 * A password or code was wrong. One statement whether there is such an account or not, so that both take as long. Null
 * where there is none: an address that was typed is stored nowhere.
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

/** How often a sign-in failed for each account since then, and when for the last time. */
export const failedSignIns = (db: Database, since: Date) =>
  db
    .selectFrom('staff_events')
    .select(['staff_id as staffId', sql<number>`count(*)::int`.as('count'), sql<Date>`max(at)`.as('lastAt')])
    .where('action', '=', 'sign-in-failed')
    .where('at', '>=', since)
    .groupBy('staff_id')
    .execute()
