import { availableParallelism, cpus, loadavg } from 'node:os'
import { megabytesOf } from '../processes.ts'
import { BOOKING_DAYS, measureBooking } from './booking.ts'
import { measurePages } from './pages.ts'
import { type Row, tableOf } from './row.ts'
import { saveTable } from './save-table.ts'
import { openStage } from './stage.ts'

const parts = {
  pages: { measure: measurePages, settings: {} },
  booking: { measure: measureBooking, settings: { BOOKING_DAYS } },
}
const ROUNDS = 3

const args = process.argv.slice(2)
const asked = Object.entries(parts).filter(([name]) => args.includes(name))
const chosen = asked.length > 0 ? asked : Object.entries(parts)

const [loadBefore] = loadavg()
const rows: Row[] = []
const notes: string[] = []
for (const [name, { measure, settings }] of chosen) {
  await using stage = await openStage(settings)
  rows.push(...(await measure(stage, ROUNDS)))
  notes.push(
    `${name}: ready after ${Math.round(stage.startMs)} ms, ${Math.round(megabytesOf(stage.site))} MB afterwards`,
  )
}
const machine = `${availableParallelism()} × ${cpus()[0]?.model}, load average ${loadBefore!.toFixed(1)} before the run`
const text = `${tableOf(rows)}\n\n${new Date().toISOString().slice(0, 10)}; ${machine}. Site for ${notes.join('; ')}.`
console.log(`\n${text}`)
if (args.includes('--save')) await saveTable(text)
