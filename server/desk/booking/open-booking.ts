import { readsName, readsPrices, totalOf } from '#clinic/desk/hidden-prices.ts'
import { minutesHeld } from '#clinic/slots.ts'
import { serviceName } from '#content/clinic/visits.ts'
import { clinicHours } from '#content/facts.ts'
import { sampleWords } from '#content/lab-tests.ts'
import { isForDesk } from '#content/messages.ts'
import type { Staff } from '../../bookings/audit.ts'
import { readBooking } from '../../bookings/read-booking.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import type { Viewer } from '../work-list/rows-for.ts'
import { readRows } from '../work-list/work-list.ts'

type Services = Given & { db: Database; vault: Vault; staff: Staff }

/**
 * Opens a booking at the desk: contact rules (in its row), no number, and the reason of the visit for the treating
 * doctor only. Null where it is erased or not visible to this person. The access is recorded.
 */
export async function openBookingAtDesk(services: Services, viewer: Viewer, id: string) {
  const { db, vault, now, staff } = services
  const { rows } = await readRows({ db, vault, now }, viewer, [id])
  const row = rows.find((line) => line.id === id)
  if (!row) return null
  const booking = await readBooking(db, services, id, staff)
  if (!booking) return null
  const { person, startsAt, heldUntil } = booking
  const { contact } = person
  const treats = viewer.role === 'doctor'
  const { visit, made } = await readTimes(db, id)
  return {
    row,
    name: person.name,
    phoneEnd: person.phone.slice(-2),
    sharedPhone: contact.sharedPhone,
    wordsForOthers: contact.wordsForOthers,
    language: booking.language,
    wishes: contact,
    bookedAt: made.at.toISOString(),
    bookedBy: made.by,
    // The length of a visit can reveal its reason.
    minutes:
      treats && startsAt && heldUntil
        ? minutesHeld(clinicHours(1), { from: startsAt, until: heldUntil })
        : null,
    cameAt: visit?.checked_in_at.toISOString() ?? null,
    hasAddress: Boolean(person.address),
    paid: booking.paid,
    refund: booking.refund,
    ...(await testsOf(db, id, viewer)),
    complaints: booking.complaints.map(({ reference, state, answerBy }) => ({
      reference,
      state,
      answerBy: answerBy?.toISOString() ?? null,
    })),
    forDoctor: treats
      ? { service: serviceName(viewer.language, booking.service), message: person.message ?? null }
      : null,
    messages: await messagesOf(db, id, now),
    looks: await historyOf(db, id),
  }
}

async function readTimes(db: Database, id: string) {
  const visit = await db
    .selectFrom('visits')
    .select('checked_in_at')
    .where('booking_id', '=', id)
    .executeTakeFirst()
  const row = await db
    .selectFrom('bookings')
    .select(['created_at', 'consent_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const by = row.consent_by === 'voice' ? ('clinic' as const) : ('patient' as const)
  return { visit, made: { at: row.created_at, by } }
}

/** The tests and their prices, as far as this role may know. */
async function testsOf(db: Database, id: string, { role, language }: Viewer) {
  const rows = await db
    .selectFrom('booking_lab_tests')
    .innerJoin('lab_tests', 'lab_tests.id', 'booking_lab_tests.test_id')
    .select(['name_en', 'name_hi', 'sample', 'sensitive', 'booking_lab_tests.price'])
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
  const hasPrices = readsPrices(role, rows)
  const tests = rows.map((test) => ({
    name: readsName(role, test) ? test[`name_${language}`] : null,
    tube: readsName(role, test) ? sampleWords[test.sample][language] : null,
    rupees: hasPrices ? test.price : null,
  }))
  return { tests, total: totalOf(rows) }
}

type Delivered = 'held' | 'pending' | 'sent' | 'delivered' | 'read' | 'failed' | 'withheld'

/** Messages to the patient, sent and pending, without e-mails to the clinic. */
async function messagesOf(db: Database, id: string, now: Date) {
  const rows = await db
    .selectFrom('messages')
    .select([
      'id',
      'template',
      'channel',
      'state',
      'delivery',
      'created_at',
      'handed_over_at',
      'delivery_at',
      'held_until',
    ])
    .where('booking_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows
    .filter(({ template }) => !isForDesk(template))
    .map(({ id, template, channel, held_until, ...message }) => {
      const isHeld = message.state === 'pending' && held_until !== null && held_until > now
      return {
        id,
        template,
        channel,
        at: (message.delivery_at ?? message.handed_over_at ?? message.created_at).toISOString(),
        state: isHeld ? ('held' as const) : deliveredAs(message),
        heldUntil: isHeld ? held_until.toISOString() : null,
      }
    })
}

function deliveredAs({ state, delivery }: { state: string; delivery: string | null }): Delivered {
  if (delivery === 'delivered' || delivery === 'read' || delivery === 'failed') return delivery
  if (state === 'sent') return 'sent'
  if (state === 'withdrawn') return 'withheld'
  return state === 'failed' || state === 'uncertain' ? 'failed' : 'pending'
}

const HISTORY_AT_MOST = 50

/** Changes and accesses with their authors, newest first. The patient sees the accesses as well. */
async function historyOf(db: Database, id: string) {
  const events = await db
    .selectFrom('audit_events')
    .select(['at', 'actor_name as name', 'actor_role as role', 'action', 'detail'])
    .where('booking_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_AT_MOST)
    .execute()
  return events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event }))
}
