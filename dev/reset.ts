import { loadCatalogue } from '#db/catalogue.ts'
import { replaceForDevelopment } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from '#server/platform/env.ts'
import { shiftDatabaseClock, shiftTo } from './clinic-clock.ts'
import { developmentEnv } from './env.ts'
import { seedClinic } from './seed/seed.ts'
import { addFirstStaff } from './staff.ts'

const { OWNER_DATABASE_URL: url } = developmentEnv
try {
  await replaceForDevelopment(url)
  const env = readEnv(['DATA_KEYS', 'LOOKUP_KEYS', 'CLINIC_CLOCK'], developmentEnv)
  await migrate(url)
  await loadCatalogue(url)
  const shiftMs = shiftTo(env.CLINIC_CLOCK, new Date())
  await shiftDatabaseClock(url, shiftMs)
  await addFirstStaff(url, developmentEnv.DESK_SECRET)
  await seedClinic(url, env, { now: new Date(Date.now() + shiftMs) })
  console.log('The development database is new, with an invented clinic in the middle of its work.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
