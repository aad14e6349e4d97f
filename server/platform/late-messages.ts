import { sql } from 'kysely'
import type { Database } from './db.ts'

type Late = { late: number; oldest: Date | null; errors: string[] }

/** Messages that are five minutes late or were refused five times, and the errors of the providers. */
export async function lateMessages(db: Database, now: Date): Promise<Late> {
  const { rows } = await sql<Late>`
    select late::int, oldest, errors from late_messages(${now.toISOString()}::timestamptz)
  `.execute(db)
  return rows[0] ?? { late: 0, oldest: null, errors: [] }
}
