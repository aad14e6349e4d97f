import { developmentEnv } from '#dev/env.ts'
import { readEnv } from '#server/env.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

if (process.env.NODE_ENV === 'production')
  throw new Error('db:reset deletes everything and never runs in production.')
const { DATABASE_URL } = developmentEnv
await dropDatabase(DATABASE_URL)
await createDatabase(DATABASE_URL)
await migrate(DATABASE_URL)
await seed(DATABASE_URL, readEnv(['DATA_KEYS', 'LOOKUP_KEY'], developmentEnv))
console.log('The development database is new, with the pathology tests and a few invented bookings.')
