import { onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { startSite } from '../processes.ts'
import { DAYS, endure } from './endure.ts'
import { quietPort } from './quiet-port.ts'

test('while the site is killed again and again, every response to a patient stays true', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const settings = {
    DATABASE_URL: database.url,
    PORT: String(await quietPort()),
    BOOKING_DAYS: String(DAYS),
  }
  let site = await startSite(settings)
  onTestFinished(() => site.kill())

  await endure('site killed', {
    db: database.db,
    url: site.url,
    async killAndRestart() {
      await site.kill()
      site = await startSite(settings)
    },
    endSite: () => site.kill(),
  })
})
