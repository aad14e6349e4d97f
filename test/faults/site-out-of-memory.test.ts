import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { startSite } from '../processes.ts'
import { DAYS, endure } from './endure.ts'
import { quietPort } from './quiet-port.ts'

/**
 * The site runs out of memory under bookings. Unlike a kill, this has a slow end: the process collects garbage again and
 * again, still answers now and then, and is ended by its engine in the middle of something.
 */

/** What the site needs, and more requests that leave a megabyte behind than the bookings between two deaths take. */
const HEAP_MB = 256
const DEATHS = 2

test('while the site runs out of memory again and again, every response to a patient stays true', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'out-of-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lastWords = path.join(folder, 'stderr')
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const settings = {
    DATABASE_URL: database.url,
    PORT: String(await quietPort()),
    BOOKING_DAYS: String(DAYS),
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --import=${new URL('leaking.ts', import.meta.url)}`,
  }
  const start = () => startSite(settings, ['sh', '-c', 'exec "$@" 2>>"$0"', lastWords])
  let site = await start()
  onTestFinished(() => site.kill())
  const secondsAway: number[] = []

  await endure('site out of memory', {
    kills: DEATHS,
    db: database.db,
    url: site.url,
    async killAndRestart() {
      if (site.child.signalCode === null) await once(site.child, 'exit')
      expect(site.child.signalCode).toBe('SIGABRT')
      const began = performance.now()
      site = await start()
      secondsAway.push(Math.round((performance.now() - began) / 100) / 10)
    },
    endSite: () => site.kill(),
  })
  console.log(`The site was away for ${secondsAway.join(' and ')} s`)
  const fatal = readFileSync(lastWords, 'utf8').match(/FATAL ERROR: .*heap out of memory/g)
  expect(fatal).toHaveLength(DEATHS)
})
