import { applyUploadedList, uploadPriceList } from '#server/desk/owner/price-lists.ts'
import { findStored, type Stored } from '#server/lab-tests/import-lab-tests.ts'
import { listOf } from '#server/lab-tests/price-list.ts'
import type { Lane } from './lane.ts'
import { minutesAfter } from './plan-visits.ts'
import type { Clinic } from './seed-visit.ts'

const DAY = 24 * 60
/** How many prices have changed since. */
const CHANGED = 5

/** Ten percent less, in multiples of ten. */
const before = (price: number) => Math.max(10, Math.round((price * 0.9) / 10) * 10)

async function importList(
  lane: Lane,
  { owner }: Clinic,
  at: Date,
  list: { fileName: string; bytes: Buffer },
) {
  const member = { id: owner.id, name: owner.actor.name }
  await lane.at(at, async () => {
    const { listId, basis } = await uploadPriceList(lane.db, lane.given(), member, list)
    const applied = await applyUploadedList(lane.db, lane.given(), member, { listId, basis, leave: [] })
    if (!applied.ok) throw new Error(`The price list of the seed was refused: ${applied.reason}`)
  })
}

/**
 * Two price lists of the owner, the second with the prices of the catalogue, which every start of development loads
 * again.
 */
export async function seedPrices(lane: Lane, clinic: Clinic): Promise<void> {
  const tests = await findStored(lane.db)
  const priced = tests.filter(({ price, is_listed }) => price !== null && is_listed).slice(0, CHANGED)
  if (priced.length === 0) return
  const isChanged = new Set(priced.map(({ slug }) => slug))
  const older = tests.map(
    (test): Stored => (isChanged.has(test.slug) ? { ...test, price: before(test.price!) } : test),
  )
  const { now } = clinic
  await importList(lane, clinic, minutesAfter(now, -41 * DAY), {
    fileName: 'prices-old.csv',
    bytes: listOf(older),
  })
  await importList(lane, clinic, minutesAfter(now, -6 * DAY), {
    fileName: 'prices.csv',
    bytes: listOf(tests),
  })
}
