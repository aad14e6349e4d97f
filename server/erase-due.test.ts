import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import { addDays, addMonths, dayOf, instantAt } from '#clinic/time.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { newPhone } from '#test/phones.ts'
import { sealedFor } from '#test/vault.ts'
import { eraseWhatIsDue, findDue } from './erase-due.ts'

const now = new Date('2026-11-15T21:00:00Z')
const today = dayOf(now)
/** So many months and days before today, at ten in the morning. */
const ago = (months: number, days = 0) => instantAt(addDays(addMonths(today, -months), -days), 10 * 60)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function keep(kind: BookingKind, state: BookingState, anchor: Date, erasedAt: Date | null = null) {
  const id = randomUUID()
  const isEnquiry = kind === 'enquiry'
  const gone = { sealed: null, key_id: null, phone_hash: null, erased_at: erasedAt }
  await database.db
    .insertInto('bookings')
    .values({
      id,
      kind,
      state,
      reference: `T-${id.slice(0, 8)}`,
      starts_at: isEnquiry ? null : anchor,
      answer_by: isEnquiry ? anchor : null,
      seat: state === 'cancelled' || isEnquiry || kind === 'test' ? null : 1,
      language: 'hi',
      consent_notice: 'appointment-1.2',
      consented_at: anchor,
      idempotency_key: randomUUID(),
      ...(state === 'cancelled' && { cancelled_by: 'patient' as const, cancelled_at: anchor }),
      ...sealedFor(id, `+91${newPhone()}`),
      ...(erasedAt && gone),
    })
    .execute()
  await database.db
    .insertInto('audit_events')
    .values({ id: randomUUID(), actor: 'patient', action: 'booked', booking_id: id })
    .execute()
  return id
}

test('what its purpose no longer needs is erased, not a day early, and written down by id', async () => {
  const due = {
    'no-visit': [
      await keep('appointment', 'cancelled', ago(12, 1)),
      await keep('appointment', 'missed', ago(13)),
      await keep('home-collection', 'booked', ago(12, 1)),
      await keep('test', 'to-confirm', ago(20)),
    ],
    visit: [await keep('appointment', 'attended', ago(36, 1))],
    enquiry: [await keep('enquiry', 'answered', ago(12, 1)), await keep('enquiry', 'open', ago(14))],
    trace: [await keep('appointment', 'cancelled', ago(25), ago(12, 1))],
  }
  const kept = [
    await keep('appointment', 'cancelled', ago(12)),
    await keep('appointment', 'missed', ago(11)),
    await keep('appointment', 'attended', ago(36)),
    await keep('appointment', 'attended', ago(24)),
    await keep('enquiry', 'answered', ago(12)),
    await keep('appointment', 'booked', ago(-1)),
  ]
  const traceKept = await keep('appointment', 'cancelled', ago(24), ago(12))

  const { db } = database
  const foreseen = await findDue(db, now)
  expect(foreseen).toHaveLength(7)
  const erased = await eraseWhatIsDue(db, now)
  const byPurpose = (purpose: string) =>
    erased.filter((each) => each.purpose === purpose).map(({ bookingId }) => bookingId)
  for (const [purpose, ids] of Object.entries(due)) expect(byPurpose(purpose).sort()).toEqual(ids.sort())
  expect(erased).toHaveLength(8)

  const rows = await db.selectFrom('bookings').select(['id', 'sealed', 'phone_hash', 'erased_at']).execute()
  const row = (id: string) => rows.find((each) => each.id === id)
  for (const id of [...due['no-visit'], ...due.visit, ...due.enquiry])
    expect(row(id)).toMatchObject({ sealed: null, phone_hash: null, erased_at: now })
  for (const id of due.trace) expect(row(id)).toBeUndefined()
  for (const id of kept) expect(row(id)?.sealed).not.toBeNull()
  expect(row(traceKept)).toMatchObject({ erased_at: ago(12) })

  const report = await db.selectFrom('erasures').selectAll().execute()
  expect(Object.fromEntries(report.map((each) => [each.purpose, each.booking_ids.length]))).toEqual({
    'no-visit': 4,
    visit: 1,
    enquiry: 2,
    trace: 1,
  })
  const traces = await db.selectFrom('audit_events').select('booking_id').execute()
  expect(traces.map(({ booking_id }) => booking_id)).not.toContain(due.trace[0])
})

test('a second run on the same night finds nothing left to do', async () => {
  expect(await eraseWhatIsDue(database.db, now)).toEqual([])
})
