import { z } from 'zod'
import { doubtMessages } from '#server/messages/doubt-messages.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { ownerSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'

// Runs after a restore, and before the worker starts: no message is sent a second time.

const [given] = process.argv.slice(2)
const lostAt = given === undefined ? createContext().now() : z.iso.datetime({ offset: true }).safeParse(given)
if (!(lostAt instanceof Date) && !lostAt.success) {
  console.error(`${given} is not a time such as 2026-11-19T10:30:00+05:30: when was the database lost?`)
  process.exitCode = 1
} else {
  const { OWNER_DATABASE_URL } = readEnv(ownerSettings)
  const db = openDatabase(openPool(OWNER_DATABASE_URL, 'messages', createLog('error')))
  const count = await doubtMessages(db, lostAt instanceof Date ? lostAt : new Date(lostAt.data))
  console.log(`${count} messages may have been sent since the backup: the desk gets a call for each instead.`)
  await db.destroy()
}
