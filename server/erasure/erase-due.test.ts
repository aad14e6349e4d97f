import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import { FIRST_DOCTOR, heldBy } from '#clinic/slots.ts'
import { addDays, addMonths, dayOf, instantAt } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { givenAt } from '#test/given.ts'
import { newPhone } from '#test/phones.ts'
import { sealedFor, testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { eraseWhatIsDue, findDue } from './erase-due.ts'
import { forgetBooking } from './forget-booking.ts'

const now = new Date('2026-11-15T21:00:00Z')
const today = dayOf(now)
/** So many months and days before today, at ten in the morning. */
const ago = (months: number, days = 0) => instantAt(addDays(addMonths(today, -months), -days), 10 * 60)

const database = withDatabase()

const nothing = {
  sealed: null,
  key_id: null,
  phone_hash: null,
  link_hash: null,
  lookup_key_id: null,
  request_hash: null,
  service: null,
}

type Kept = { erasedAt?: Date; aboutId?: string }

async function keep(kind: BookingKind, state: BookingState, anchor: Date, { erasedAt, aboutId }: Kept = {}) {
  const id = randomUUID()
  const isEnquiry = kind === 'enquiry'
  await database.db
    .insertInto('bookings')
    .values({
      id,
      kind,
      state,
      reference: `T-${id.slice(0, 8)}`,
      starts_at: isEnquiry ? null : anchor,
      call_by: state === 'to-confirm' ? anchor : null,
      answer_by: isEnquiry ? anchor : null,
      ...(kind === 'appointment' && {
        doctor: FIRST_DOCTOR,
        held_until: heldBy(facts, anchor).until,
        service: 'gynaecology',
      }),
      seat: state === 'cancelled' || isEnquiry || kind === 'lab-test' ? null : 1,
      language: 'hi',
      consent_notice: 'appointment-1.4',
      consented_at: anchor,
      request_hash: testVault.requestHash('appointment', id),
      ...(state === 'cancelled' && { cancelled_by: 'patient' as const, cancelled_at: anchor }),
      ...sealedFor(id, `+91${newPhone()}`),
      ...(erasedAt && { ...nothing, erased_at: erasedAt }),
      ...(aboutId && { about_id: aboutId }),
    })
    .execute()
  await database.db
    .insertInto('audit_events')
    .values({ id: randomUUID(), actor: 'patient', action: 'booked', booking_id: id })
    .execute()
  return id
}

test('details whose retention has ended are erased, not a day early, and recorded by id', async () => {
  const due = {
    'no-visit': [
      await keep('appointment', 'cancelled', ago(12, 1)),
      await keep('appointment', 'missed', ago(13)),
      await keep('home-collection', 'booked', ago(12, 1)),
      await keep('lab-test', 'to-confirm', ago(20)),
    ],
    visit: [await keep('appointment', 'attended', ago(36, 1))],
    enquiry: [await keep('enquiry', 'answered', ago(12, 1)), await keep('enquiry', 'open', ago(14))],
    trace: [await keep('appointment', 'cancelled', ago(25), { erasedAt: ago(12, 1) })],
  }
  const kept = [
    await keep('appointment', 'cancelled', ago(12)),
    await keep('appointment', 'missed', ago(11)),
    await keep('appointment', 'attended', ago(36)),
    await keep('appointment', 'attended', ago(24)),
    await keep('enquiry', 'answered', ago(12)),
    await keep('appointment', 'booked', ago(-1)),
  ]
  const traceKept = await keep('appointment', 'cancelled', ago(24), { erasedAt: ago(12) })

  const { db } = database
  const foreseen = await findDue(db, now)
  expect(foreseen).toHaveLength(7)
  const erased = await eraseWhatIsDue(db, givenAt(now))
  const byPurpose = (purpose: string) =>
    erased.filter((each) => each.purpose === purpose).map(({ bookingId }) => bookingId)
  for (const [purpose, ids] of Object.entries(due)) expect(byPurpose(purpose).sort()).toEqual(ids.sort())
  expect(erased).toHaveLength(8)

  const rows = await db.selectFrom('bookings').selectAll().execute()
  const row = (id: string) => rows.find((each) => each.id === id)
  for (const id of [...due['no-visit'], ...due.visit, ...due.enquiry])
    expect(row(id)).toMatchObject({ ...nothing, erased_at: now })
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

test('a second run on the same night erases nothing', async () => {
  expect(await eraseWhatIsDue(database.db, givenAt(now))).toEqual([])
})

/** A sent message to the patient, with the hash of the phone number. */
async function message(bookingId: string) {
  const id = randomUUID()
  await database.db
    .insertInto('messages')
    .values({
      id,
      booking_id: bookingId,
      channel: 'sms',
      template: 'appointment-confirmed',
      recipient_hash: testVault.recipientHash({ phone: `+91${newPhone()}` }),
      handed_over_at: ago(13),
      settled_at: ago(13),
      state: 'sent',
      provider_id: null,
      delivery: null,
      delivery_at: null,
      claimed_until: null,
      last_error: null,
    })
    .execute()
  return id
}

const find = (id: string) =>
  database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()

test('the complaints about an erased booking are erased, however recent, and the recipient hashes of its messages', async () => {
  const { db } = database
  const booking = await keep('lab-test', 'missed', ago(12, 1))
  const complaint = await keep('enquiry', 'open', ago(1), { aboutId: booking })
  const other = await keep('enquiry', 'open', ago(1), {
    aboutId: await keep('lab-test', 'attended', ago(12, 1)),
  })
  const messageId = await message(booking)
  const erased = await eraseWhatIsDue(db, givenAt(now))
  expect(erased.map(({ bookingId }) => bookingId).sort()).toEqual([booking, complaint].sort())
  expect(await find(complaint)).toMatchObject({ ...nothing, erased_at: now })
  expect((await find(other))?.sealed).not.toBeNull()
  const { recipient_hash } = await db
    .selectFrom('messages')
    .select('recipient_hash')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  expect(recipient_hash).toBeNull()

  // A year later the traces of both are erased, and nothing else.
  const later = instantAt(addDays(addMonths(today, 12), 1), 150)
  await eraseWhatIsDue(db, givenAt(later))
  expect([await find(booking), await find(complaint)]).toEqual([undefined, undefined])
  expect(await db.selectFrom('messages').select('id').where('id', '=', messageId).execute()).toEqual([])
  const events = await db.selectFrom('audit_events').select('booking_id').execute()
  expect(events.map(({ booking_id }) => booking_id)).not.toContain(complaint)
})

test('a locked booking is skipped until another night, without waiting', async () => {
  const { db } = database
  const held = await keep('lab-test', 'missed', ago(12, 1))
  const withHeldComplaint = await keep('lab-test', 'missed', ago(12, 1))
  const complaint = await keep('enquiry', 'open', ago(1), { aboutId: withHeldComplaint })
  const free = await keep('lab-test', 'missed', ago(12, 1))
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('bookings').select('id').where('id', 'in', [held, complaint]).forShare().execute()
    expect(await eraseWhatIsDue(db, givenAt(now))).toEqual([{ bookingId: free, purpose: 'no-visit' }])
  })
  const rest = (await eraseWhatIsDue(db, givenAt(now))).map(({ bookingId }) => bookingId)
  expect(rest.sort()).toEqual([held, withHeldComplaint, complaint].sort())
})

test('more than one batch is erased in one night, and the desk can list a part of what is due', async () => {
  const { db } = database
  for (let count = 0; count < 230; count++) await keep('lab-test', 'missed', ago(12, 1 + count))
  expect(await findDue(db, now, 50)).toHaveLength(50)
  expect(await eraseWhatIsDue(db, givenAt(now))).toHaveLength(230)
  expect(await findDue(db, now)).toEqual([])
})

test('an erasure by the patient includes the complaints', async () => {
  const { db, queue } = database
  const booking = await keep('lab-test', 'cancelled', ago(1))
  const complaint = await keep('enquiry', 'open', ago(0), { aboutId: booking })
  await message(booking)
  // Desk actions about it, and about another booking.
  const [ofOne, ofMany, ofOthers] = [randomUUID(), randomUUID(), randomUUID()]
  const named = { [ofOne]: [complaint], [ofMany]: [randomUUID(), booking], [ofOthers]: [randomUUID()] }
  for (const [id, ids] of Object.entries(named))
    await sql`
      insert into desk_actions (id, staff_id, verb, booking_ids, result, before)
      values (${id}, 'rekha', 'cancel', ${ids}, '{}', '{}')`.execute(db)
  expect(
    await forgetBooking(db, queue, booking, { ...givenAt(now), vault: testVault, why: 'erased' }),
  ).toEqual({
    ok: true,
  })
  const left = await db.selectFrom('desk_actions').select('id').execute()
  expect(left).toEqual([{ id: ofOthers }])
  for (const id of [booking, complaint]) expect(await find(id)).toMatchObject({ ...nothing, erased_at: now })
  const hashes = await db
    .selectFrom('messages')
    .select('recipient_hash')
    .where('booking_id', '=', booking)
    .execute()
  expect(hashes).toEqual([{ recipient_hash: null }])
})
