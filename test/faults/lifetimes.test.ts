import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { collectionWindows } from '#clinic/home-collection.ts'
import { refundOf, refundPercent } from '#clinic/refund.ts'
import { bookingDays } from '#clinic/slots.ts'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { reminderKindOf } from '#content/messages.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { bookHomeCollection } from '#server/bookings/book-home-collection.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { claimMessage, sendIfStillDue } from '#server/messages/claim-message.ts'
import type { ClaimedMessage } from '#server/messages/due-message.ts'
import { messageSent } from '#server/messages/messages.ts'
import { defaultOptions } from '../booking-options.ts'
import { givenAt } from '../given.ts'
import { newMailbox } from '../phones.ts'
import { appointmentRequest, collectionRequest } from '../requests.ts'
import { testVault } from '../vault.ts'
import { withDatabase } from '../with-database.ts'

/** `npm run proof:lifetimes` has 500. */
const BOOKINGS = Number(process.env.LIFETIMES ?? 200)
const PER_WINDOW = 4
const HOUR = 3_600_000
const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 14 }

const database = withDatabase({ hasCatalogue: true })

/** The model of a booking, which is compared with the database. */
type Believed = {
  id: string
  kind: 'appointment' | 'home-collection'
  startsAt: Date
  paid: number
  sequence: number
  refund: number | null
  isCancelled: boolean
}

type Sent = { message: ClaimedMessage; at: Date }

/** The clinic with a simulated clock. */
class World {
  now = instantAt('2026-11-16', minutesFrom('06:00'))
  believed: Believed[] = []
  sent: Sent[] = []
  refused = 0

  get options() {
    return { ...givenAt(this.now), vault: testVault, schedule, perWindow: PER_WINDOW }
  }

  private times(kind: Believed['kind']): Date[] {
    if (kind === 'appointment')
      return bookingDays({ ...schedule, closures: [] }, [], this.now).flatMap(({ slots }) =>
        slots.map(({ startsAt }) => startsAt),
      )
    return Array.from({ length: 5 }, (_, day) => addDays(dayOf(this.now), day))
      .flatMap((day) => collectionWindows.map(({ from }) => instantAt(day, minutesFrom(from))))
      .filter((time) => time > this.now)
  }

  private timeFor(kind: Believed['kind'], pick: number): Date {
    const times = this.times(kind)
    return times[Math.floor(pick * times.length)]!
  }

  async book(kind: Believed['kind'], pick: number, paid: number) {
    const startsAt = this.timeFor(kind, pick)
    const { db, queue } = database
    const options = { ...defaultOptions(kind), ...this.options }
    const person = { email: newMailbox(), remindByEmail: ['email' as const], bySms: paid % 2 === 0 }
    const tests = [paid % 3 === 0 ? 3 : 1]
    const outcome =
      kind === 'appointment'
        ? await bookAppointment(db, queue, appointmentRequest(startsAt, person), options)
        : await bookHomeCollection(db, queue, collectionRequest(startsAt, { ...person, tests }), options)
    if (!outcome.ok) {
      this.refused++
      return
    }
    const { id } = outcome.booked
    await db.updateTable('bookings').set({ paid }).where('id', '=', id).execute()
    this.believed.push({ id, kind, startsAt, paid, sequence: 0, refund: null, isCancelled: false })
  }

  private any(pick: number): Believed | undefined {
    // Mostly one that is still ahead; past and cancelled ones are tried as well.
    const ahead = this.believed.filter(({ startsAt }) => startsAt > this.now)
    const from = pick < 0.8 && ahead.length > 0 ? ahead : this.believed.slice(-40)
    return from[Math.floor(pick * 7919) % from.length]
  }

  async move(which: number, where: number) {
    const booking = this.any(which)
    if (!booking) return
    const to = this.timeFor(booking.kind, where)
    const { ok } = await moveBooking(
      database.db,
      database.queue,
      { bookingId: booking.id, sequence: booking.sequence, to },
      { ...this.options, by: 'patient' },
    )
    if (!ok) return void this.refused++
    expect(booking.isCancelled, 'a cancelled booking was moved').toBe(false)
    booking.startsAt = to
    booking.sequence++
  }

  async cancel(which: number, actor: 'patient' | 'clinic') {
    const booking = this.any(which)
    if (!booking) return
    const by = actor === 'patient' ? actor : { role: actor, name: 'Meera Joshi' }
    const outcome = await cancelBooking(database.db, database.queue, booking.id, { ...this.options, by })
    if (!outcome.ok) return void this.refused++
    if (booking.isCancelled) return
    const percent = actor === 'clinic' ? 100 : refundPercent(booking.kind, booking.startsAt, this.now)
    booking.refund = refundOf(booking.paid, percent)
    booking.isCancelled = true
    booking.sequence++
    expect(outcome.refund).toBe(booking.refund)
  }

  /** Moves the clock, and the worker sends all messages that are due by then. */
  async passTime(hours: number) {
    this.now = new Date(this.now.getTime() + hours * HOUR)
    const { db, queue } = database
    const { rows } = await sql<{ id: string }>`
      select n.id from messages n join pgboss.job j on j.data->>'messageId' = n.id::text
      where n.settled_at is null and n.template not like 'desk-%' and j.start_after <= ${this.now}`.execute(
      db,
    )
    for (const { id } of rows) {
      const claim = await claimMessage(db, queue, testVault, id, givenAt(this.now))
      if (claim.kind !== 'send') continue
      await sendIfStillDue(db, testVault, id, this.now, async (message) =>
        this.sent.push({ message, at: this.now }),
      )
      await messageSent(db, givenAt(new Date()), id, null)
    }
  }

  /** Checks that every sent message was true of the booking. Called at once, before anything changes. */
  checkSent() {
    for (const { message, at } of this.sent.splice(0)) {
      const booking = this.believed.find(({ id }) => id === message.bookingId)!
      const isAboutCancel = message.template.includes('-cancelled')
      expect(isAboutCancel, `${message.template} for a booking that is not so`).toBe(booking.isCancelled)
      const reminder = reminderKindOf(message.template)
      if (!reminder) continue
      this.reminders++
      expect(booking.isCancelled, 'a reminder of a cancelled visit').toBe(false)
      expect(message.startsAt, 'a reminder of a time that was moved').toEqual(booking.startsAt)
      const once = `${booking.id} ${message.template} ${message.channel} ${booking.startsAt.toISOString()}`
      expect(this.reminded, 'reminded twice of one visit').not.toContain(once)
      this.reminded.add(once)
      const left = booking.startsAt.getTime() - at.getTime()
      expect(left).toBeGreaterThan(0)
      if (reminder === 'two-hours') expect(left).toBeLessThanOrEqual(3 * HOUR)
      else expect(dayOf(booking.startsAt)).toBe(addDays(dayOf(at), 1))
    }
  }
  reminders = 0
  reminded = new Set<string>()

  async compare() {
    const rows = await database.db
      .selectFrom('bookings')
      .select(['id', 'kind', 'state', 'starts_at', 'seat', 'refund', 'sequence', 'paid'])
      .execute()
    const held = rows.filter(({ state, seat }) => state !== 'cancelled' && seat !== null)
    const places = held.map(({ kind, starts_at, seat }) => `${kind} ${starts_at?.toISOString()} ${seat}`)
    expect(new Set(places).size, 'a place held twice').toBe(places.length)
    for (const { kind, seat } of held)
      expect(seat).toBeLessThanOrEqual(kind === 'appointment' ? 1 : PER_WINDOW)
    const byId = new Map(rows.map((row) => [row.id, row]))
    expect(rows).toHaveLength(this.believed.length)
    for (const { id, startsAt, isCancelled, refund, sequence } of this.believed)
      expect(byId.get(id)).toMatchObject({
        starts_at: startsAt,
        state: isCancelled ? 'cancelled' : 'booked',
        refund,
        sequence,
      })
  }
}

// Uniformly: fast-check prefers the ends of a range, and would make everybody want the first time of the first
// day.
const share = fc.noBias(fc.integer({ min: 0, max: 9999 })).map((n) => n / 10_000)
const kind = fc.constantFrom('appointment' as const, 'home-collection' as const)
const deed = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.tuple(kind, share, fc.integer({ min: 0, max: 2000 })).map(
      ([what, when, paid]) =>
        (world: World) =>
          world.book(what, when, paid),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(share, share).map(
      ([which, where]) =>
        (world: World) =>
          world.move(which, where),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(share, fc.constantFrom('patient' as const, 'clinic' as const)).map(
      ([which, by]) =>
        (world: World) =>
          world.cancel(which, by),
    ),
  },
  {
    weight: 3,
    // Mostly a few hours; sometimes the worker is down for days, or runs after a minute.
    arbitrary: fc
      .oneof(
        { weight: 9, arbitrary: fc.double({ min: 0.01, max: 5, noNaN: true }) },
        { weight: 1, arbitrary: fc.double({ min: 12, max: 60, noNaN: true }) },
      )
      .map((hours) => (world: World) => world.passTime(hours)),
  },
)

test(`${BOOKINGS} bookings with moves, cancels and jumps of the clock keep every promise`, async () => {
  const world = new World()
  await database.queue.ready()
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 100, maxLength: 100 }), async (deeds) => {
      if (world.believed.length >= BOOKINGS) return
      for (const act of deeds) {
        await act(world)
        world.checkSent()
      }
    }),
    // One long history in pieces with shared state, so shrinking makes no sense.
    { numRuns: 200, endOnFailure: true },
  )
  await world.compare()
  expect(world.believed.length).toBeGreaterThanOrEqual(BOOKINGS)
  expect(world.reminders).toBeGreaterThan(BOOKINGS / 10)
  expect(world.believed.filter(({ sequence }) => sequence > 0).length).toBeGreaterThan(BOOKINGS / 5)
  console.log(
    `${world.believed.length} bookings, ${world.refused} refusals, ${world.reminders} reminders,`,
    `${world.believed.filter(({ isCancelled }) => isCancelled).length} cancelled,`,
    `${world.believed.reduce((sum, { sequence }) => sum + sequence, 0)} changes`,
  )
}, 240_000)
