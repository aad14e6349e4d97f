import { developmentEnv } from '#dev/env.ts'
import { addFirstStaff } from '#dev/staff.ts'
import { readEnv } from '#server/platform/env.ts'
import { replaceForDevelopment } from './database.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

const { OWNER_DATABASE_URL: url } = developmentEnv
try {
  await replaceForDevelopment(url)
  await migrate(url)
  await seed(url, readEnv(['DATA_KEYS', 'LOOKUP_KEYS'], developmentEnv))
  await addFirstStaff(url, developmentEnv.DESK_SECRET)
  console.log(
    'The development database is new, with the pathology tests, a few invented bookings and the accounts of the desk.',
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
