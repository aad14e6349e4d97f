import { randomUUID } from 'node:crypto'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts, hoursOf } from '#content/facts.ts'
import type { SignedIn } from '#desk/contract/roles.ts'
import { createTestDatabase } from './database.ts'
import { insertBooking, type TestBooking } from './insert-booking.ts'
import { openOwnDesk, staffOf } from './own-desk.ts'

/** The day of the tests is tomorrow: the database's own clock decides how long a place is held. */
const day = addDays(dayOf(new Date()), 1)
export const at = (clock: string, days = 0) => instantAt(addDays(day, days), minutesFrom(clock))

const [first] = facts.doctors
const hours = [hoursOf(first, 60), { ...hoursOf(first, 60), doctor: 'doctor-2' }]

export const rekha = staffOf('receptionist', 'Rekha')
export const sunil = staffOf('receptionist', 'Sunil')

export type DeskDay = Awaited<ReturnType<typeof openDeskDay>>

/** A desk with two doctors at nine in the morning; presses verbs and reads the results. */
export async function openDeskDay(where: { on?: string } = {}) {
  const clock = { now: at('09:00') }
  const database = await createTestDatabase(where)
  const desk = await openOwnDesk(database, () => clock.now, { hours })
  const { db } = database
  /** With a new idempotency key, unless one is given. */
  const command = async (staff: SignedIn, verb: string, given: object) => {
    const payload = { key: randomUUID(), ...given }
    const { status, body } = await desk.post(staff, `/api/commands/${verb}`, payload)
    return { status, body }
  }
  const versionOf = async (id: string) => {
    const { version } = await db
      .selectFrom('changes')
      .select((row) => row.fn.max('id').as('version'))
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(version ?? 0)
  }
  return {
    ...desk,
    command,
    clock,
    database,
    versionOf,
    later: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    async reset() {
      clock.now = at('09:00')
      const emptied = [
        'closures',
        'place_holds',
        'desk_actions',
        'queue_tokens',
        'visits',
        'call_tasks',
      ] as const
      for (const table of emptied) await db.deleteFrom(table).execute()
      await db.deleteFrom('messages').execute()
      await db.deleteFrom('bookings').execute()
    },
    async close() {
      await desk.close()
      await database.drop()
    },
    keep: (kept: Partial<TestBooking> = {}) =>
      insertBooking(database, {
        kind: 'appointment',
        state: 'booked',
        startsAt: at('10:00'),
        contact: { channels: ['email'] },
        now: clock.now,
        ...kept,
      }),
    /** A verb on a row in its current version. */
    press: async (verb: string, bookingId: string, more: object = {}, staff: SignedIn = rekha) =>
      command(staff, verb, { bookingId, version: await versionOf(bookingId), ...more }),
    undo: (action: unknown, staff: SignedIn = rekha) => command(staff, 'undo', { action }),
    bookingOf: (id: string) =>
      db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    visitOf: (id: string) =>
      db.selectFrom('visits').selectAll().where('booking_id', '=', id).executeTakeFirst(),
    /** The patient's messages: "appointment-moved pending". */
    async messagesOf(id: string) {
      const rows = await db
        .selectFrom('messages')
        .select(['template', 'state'])
        .where('booking_id', '=', id)
        .orderBy('sequence')
        .orderBy('id')
        .execute()
      return rows
        .filter(({ template }) => !template.startsWith('desk-'))
        .map(({ template, state }) => `${template} ${state}`)
    },
    async openCallsOf(id: string) {
      const rows = await db
        .selectFrom('call_tasks')
        .select('reason')
        .where('booking_id', '=', id)
        .where('done_at', 'is', null)
        .orderBy('reason')
        .execute()
      return rows.map(({ reason }) => reason)
    },
    async auditOf(id: string) {
      const rows = await db
        .selectFrom('audit_events')
        .select(['action', 'actor_name', 'detail'])
        .where('booking_id', '=', id)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map(({ action, actor_name, detail }) =>
        [action, actor_name, detail].filter(Boolean).join(' '),
      )
    },
  }
}
