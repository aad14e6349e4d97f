import { mkdtemp, rm } from 'node:fs/promises'
import { proveByImage } from './by-image.ts'
import { proveByUnits } from './by-units.ts'

// npm run proof:operate: from a bare Debian to a booking over HTTPS, by the commands of docs/operate.md. By units and by image,
// or by one of them: npm run proof:operate -- image

const ways = { units: proveByUnits, image: proveByImage }
const [chosen = ''] = process.argv.slice(2)

for (const [way, prove] of Object.entries(ways)) {
  if (chosen && chosen !== way) continue
  const folder = await mkdtemp('/var/tmp/clinic-operated-')
  const began = performance.now()
  try {
    await prove(folder)
    console.log(`By ${way}: well, after ${Math.round((performance.now() - began) / 1000)} s`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
