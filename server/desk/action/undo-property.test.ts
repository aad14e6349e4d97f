import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, hoursOf } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { at, type DeskDay, openDeskDay, rekha, sunil } from '#test/desk-day.ts'
import { givenAt } from '#test/given.ts'
import { testVault } from '#test/vault.ts'
import { bookAppointment } from '../../bookings/book-appointment.ts'
import { cancelBooking } from '../../bookings/cancel-booking.ts'
import { claimMessage, sendIfStillDue } from '../../messages/claim-message.ts'
import { messageRefused, messageSent, messageWithdrawn } from '../../messages/messages.ts'
import type { Undoable } from './run-action.ts'

/** COMMAND_RUNS sets the number of runs for a longer proof. */
const RUNS = Number(process.env.COMMAND_RUNS ?? 6)

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())

const staff = [rekha, sunil]
const times = [at('12:00'), at('11:00', 2), at('11:20', 2), at('12:00', 2)]

/** The content of a sent message, and its time. */
type Sent = { messageId: string; bookingId: string; at: Date; cancelled: boolean; startsAt: Date | null }
let sent: Sent[] = []

/** Runs the worker once: it sends what is due, by its own functions. */
async function workerPasses() {
  const { db, queue } = desk.database
  const { now } = desk.clock
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'booking_id'])
    .where('settled_at', 'is', null)
    .where('booking_id', 'is not', null)
    .where(sql<boolean>`template not like 'desk-%' and template not like '%-reminder%'`)
    .orderBy('id')
    .execute()
  for (const { id } of rows) {
    const claim = await claimMessage(db, queue, testVault, id, givenAt(now))
    if (claim.kind !== 'send') continue
    const handed = await sendIfStillDue(db, testVault, id, now, async ({ bookingId, state, startsAt }) => {
      sent.push({ messageId: id, bookingId, at: now, cancelled: state === 'cancelled', startsAt })
    })
    if (handed.kind === 'handed-over') await messageSent(db, givenAt(new Date()), id, null)
    else {
      await messageRefused(db, id, 'not allowed now')
      if (handed.kind === 'withdrawn') await messageWithdrawn(db, queue, givenAt(new Date()), id)
    }
  }
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel', 'move', 'hand-over', 'check-in', 'call-in', 'seen', 'paid'),
      of: fc.nat(2),
      by: fc.nat(1),
      to: fc.nat(3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('undo'), by: fc.nat(1), back: fc.constantFrom(0, 0, 0, 1) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(1, 20, 45, 61) }) },
  { weight: 4, arbitrary: fc.constant({ do: 'worker' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('patient cancels'), of: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rival books'), to: fc.nat(3) }) },
)
type Step = { do: string; of?: number; by?: number; to?: number; seconds?: number; back?: number }

/** The confirmation is still pending when the patient, who is here, is handed to another doctor at the same time. */
const handedOverBeforeTheMessage: Step[] = [
  { do: 'check-in', of: 0, by: 1 },
  { do: 'move', of: 0, by: 0, to: 0 },
]

const fieldsOf = ({ do: verb, to = 0 }: Step) => {
  if (verb === 'move') return { to: times[to]!.toISOString(), doctor: to % 2 ? 'doctor-1' : 'doctor-2' }
  if (verb === 'hand-over') return { doctor: to % 2 ? 'doctor-1' : 'doctor-2' }
  return verb === 'paid' ? { rupees: to * 100 } : {}
}

const bookOnSite = (startsAt: Date) =>
  bookAppointment(
    desk.database.db,
    desk.database.queue,
    {
      dateTime: startsAt,
      patientName: 'Rival',
      phoneNumber: '+919876511111',
      email: null,
      address: null,
      contactCall: 'only-me',
      contactHours: 'any',
      remindByEmail: [],
      language: 'en',
    } as never,
    { ...defaultOptions('appointment'), now: desk.clock.now, schedule: hoursOf(facts.doctors[0], 60) },
  )

async function take(one: Step, ids: string[], actions: string[][], statuses: Map<string, number>) {
  const { db, queue } = desk.database
  const by = one.by ?? 0
  if (one.do === 'wait') desk.later(one.seconds!)
  else if (one.do === 'worker') await workerPasses()
  else if (one.do === 'patient cancels')
    await cancelBooking(db, queue, ids[one.of!]!, {
      ...givenAt(desk.clock.now),
      vault: testVault,
      by: 'patient',
    })
  else if (one.do === 'rival books') await bookOnSite(times[one.to!]!)
  else {
    const reply =
      one.do === 'undo'
        ? await desk.undo(actions[by]!.at(-1 - one.back!) ?? ids[0], staff[by]!)
        : await desk.press(one.do, ids[one.of!]!, fieldsOf(one), staff[by]!)
    expect([200, 409]).toContain(reply.status)
    if (reply.status === 200) actions[by]!.push(String(reply.body.action))
    statuses.set(`${one.do} ${reply.status}`, (statuses.get(`${one.do} ${reply.status}`) ?? 0) + 1)
  }
}

test('whatever two people press and undo, each message is final, true and sent once', async () => {
  const statuses = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(step as fc.Arbitrary<Step>, { minLength: 15, maxLength: 25 }),
      async (steps) => {
        await desk.reset()
        sent = []
        const ids: string[] = []
        // Each patient has a mailbox of their own: the limit of one mailbox is not tested here.
        for (const startsAt of times.slice(0, 3))
          ids.push((await desk.keep({ startsAt, email: `${randomUUID()}@example.in` })).id)
        const actions: string[][] = [[], []]
        const marks = new Map(ids.map((id) => [id, { version: 0, sequence: 0 }]))
        for (const one of steps) {
          await take(one, ids, actions, statuses)
          for (const id of ids) {
            const mark = { version: await desk.versionOf(id), sequence: (await desk.bookingOf(id)).sequence }
            expect(mark.version).toBeGreaterThanOrEqual(marks.get(id)!.version)
            expect(mark.sequence).toBeGreaterThanOrEqual(marks.get(id)!.sequence)
            marks.set(id, mark)
          }
        }
        desk.later(61)
        await workerPasses()
        await checkMessages()
        for (const id of ids) await checkPatientKnows(id)
        await checkNoOverlap()
      },
    ),
    { numRuns: RUNS, examples: [[handedOverBeforeTheMessage]] },
  )
  // A run in which every request is refused proves nothing.
  expect(statuses.get('undo 200') ?? 0).toBeGreaterThan(0)
})

/** No message was sent while its action could be undone, and none of an undone action. */
async function checkMessages() {
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(sent.length)
  const rows = await desk.database.db.selectFrom('desk_actions').selectAll().orderBy('at').execute()
  for (const message of sent) {
    const causes = rows.filter(({ before }) =>
      (before as Undoable).bookings.some(({ queued }) => queued.includes(message.messageId)),
    )
    const last = causes.at(-1)
    if (last) expect([last.undone_at, message.at >= last.undo_until!]).toEqual([null, true])
  }
}

/** The last message to the patient is true. */
async function checkPatientKnows(id: string) {
  const last = sent.filter(({ bookingId }) => bookingId === id).at(-1)
  const { state, starts_at } = await desk.bookingOf(id)
  expect(last).toMatchObject({ cancelled: state === 'cancelled', startsAt: starts_at })
}

async function checkNoOverlap() {
  const { rows } = await sql`
    select from bookings a join bookings b on a.id < b.id and a.doctor = b.doctor
      and tstzrange(a.starts_at, a.held_until) && tstzrange(b.starts_at, b.held_until)
    where a.seat is not null and b.seat is not null and a.state <> 'cancelled' and b.state <> 'cancelled'
  `.execute(desk.database.db)
  expect(rows).toEqual([])
}
