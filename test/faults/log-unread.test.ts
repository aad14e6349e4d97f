import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { startSite } from '../processes.ts'
import { until } from './until.ts'

/** Each is a line of the log; together they are more than a pipe and the reader's own buffer hold. */
const REQUESTS = 3000
const AT_ONCE = 50

test('the site answers while nobody reads its log, and the log goes on where it stood', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const site = await startSite({ DATABASE_URL: database.url })
  onTestFinished(() => site.kill())
  const { stdout } = site.child
  const before = site.lines.length
  stdout!.pause()

  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        fetch(`${site.url}/appoitment/times`, { signal: AbortSignal.timeout(10_000) }).then(
          async (answer) => (await answer.text()) && answer.status,
        ),
      ),
    )
    expect(new Set(answers), `after ${sent} requests`).toEqual(new Set([200]))
  }

  stdout!.resume()
  await until('every line of the log', () => site.lines.length >= before + REQUESTS)
})
