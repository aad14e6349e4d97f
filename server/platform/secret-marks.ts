import type { Database } from './db.ts'
import { keyedHash } from './secrets.ts'

/** A secret that only one process has, with the name of its setting. */
export type ProcessSecret = { setting: 'FORM_SECRET' | 'DESK_SECRET'; secret: string }

/**
 * The problem as text, or null. Site and desk each store a mark of their secret: no process can start with the secret
 * of another, although neither has the other's.
 */
export async function secretProblem(
  db: Database,
  { setting, secret }: ProcessSecret,
): Promise<string | null> {
  const mark = keyedHash(secret, 'mark', 'the same text under every secret')
  await db
    .insertInto('secret_marks')
    .values({ mark, setting })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const marked = await db
    .selectFrom('secret_marks')
    .select('setting')
    .where('mark', '=', mark)
    .executeTakeFirstOrThrow()
  return marked.setting === setting
    ? null
    : `${setting}: is or was the value of ${marked.setting}, and must be a secret of its own.`
}
