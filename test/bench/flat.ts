import { loadavg } from 'node:os'
import { createTestDatabase } from '../database.ts'
import { createCluster } from '../faults/cluster.ts'
import { openPaths } from './flat-paths.ts'
import { LATELY, LONG_AGO, storeHistory, storeReminders } from './store-history.ts'

const HISTORY = Number(process.argv[2] ?? 10_000_000)
const RECENT = 4000
const REMINDERS = 100_000
const ROUNDS = 15
const GOAL = 1.1

await using stack = new AsyncDisposableStack()
const cluster = await createCluster()
stack.defer(() => cluster.remove())

/** A clinic with four months of work, and as much before as is asked for. */
async function openClinic(history: number, reminders: number) {
  const database = await createTestDatabase({ hasCatalogue: true, on: cluster.server })
  stack.defer(() => database.drop())
  await storeHistory(database.url, 'LATE', RECENT, LATELY)
  if (history > 0) await storeHistory(database.url, 'OLD', history, LONG_AGO)
  if (reminders > 0) await storeReminders(database.url, reminders)
  return stack.use(await openPaths(database))
}

const [empty, full] = [await openClinic(0, 0), await openClinic(HISTORY, REMINDERS)]
const timed = async (clinic: typeof empty, name: string) => {
  await clinic.prepare(name)
  const began = performance.now()
  await clinic.paths[name]!()
  return performance.now() - began
}

/** The fastest of all rounds: what the machine does besides is not part of it. */
const rows: string[] = []
for (const name of Object.keys(empty.paths)) {
  const took: [number, number][] = []
  // Each in turn, so that both meet the same neighbours.
  for (let round = 0; round < ROUNDS; round++) took.push([await timed(empty, name), await timed(full, name)])
  const [before, after] = [0, 1].map((side) => Math.min(...took.map((pair) => pair[side]!)))
  const ratio = after! / before!
  rows.push(
    `| ${name} | ${before!.toFixed(2)} ms | ${after!.toFixed(2)} ms | ${ratio.toFixed(2)}${ratio > GOAL ? ' (over)' : ''} |`,
  )
  console.log(rows.at(-1))
}
console.log(
  `\n| path | empty | with ${HISTORY.toLocaleString('en')} past bookings | ratio |\n| --- | --- | --- | --- |`,
)
console.log(rows.join('\n'))
console.log(`\nThe fastest of ${ROUNDS} calls each; load average ${loadavg()[0]!.toFixed(1)}.`)
