import { mkdtemp, rm } from 'node:fs/promises'
import { proveByUnits } from './by-units.ts'

// npm run proof:operate: from a bare Debian to a booking over HTTPS, by the commands of docs/operate.md.

const folder = await mkdtemp('/var/tmp/clinic-operated-')
const began = performance.now()
try {
  await proveByUnits(folder)
  console.log(`Well, after ${Math.round((performance.now() - began) / 1000)} s`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
