import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { figuresOf, offeredTimes, startClients } from './clients.ts'
import { findViolations } from './history.ts'
import { startNaiveSite } from './naive-site.ts'
import { readStored } from './stored.ts'
import { until } from './until.ts'

const LINES_CUT = 20

test('the checker finds the faults of a site that only checks before it inserts', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const site = await startNaiveSite(database.url)
  onTestFinished(() => site.close())

  const clients = startClients(site.url, offeredTimes(366))
  onTestFinished(() => clients.finish())
  for (let cuts = 0; cuts < LINES_CUT; cuts++) {
    const before = clients.history.length
    await until('new requests to be under way', () => clients.history.length > before + 40)
    site.cutAllLines()
  }
  await clients.finish()

  const violations = findViolations(clients.history, await readStored(database.db, []))
  const has = (words: string) => violations.filter((violation) => violation.includes(words)).length
  const found = {
    heldTwice: has('is held twice'),
    refusedAndStored: has('was refused and is stored'),
    messagesMissing: has('has the messages []'),
    auditMissing: has('has the audit events []'),
  }
  console.log('naive site:', JSON.stringify({ ...figuresOf(clients.history), ...found }))
  for (const [what, times] of Object.entries(found)) expect(times, what).toBeGreaterThan(0)
})
