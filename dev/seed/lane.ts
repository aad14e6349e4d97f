import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { StaffRole } from '#clinic/staff-roles.ts'
import { facts, hoursOf } from '#content/facts.ts'
import { lockBooking, lockBookings } from '#server/bookings/lock-booking.ts'
import { type Action, type Performed, UNDO_MS, type Work } from '#server/desk/action/run-action.ts'
import { performOn } from '#server/desk/action/run-verb.ts'
import type { AtDesk, BookingVerb, FreeVerb, InputOf } from '#server/desk/action/verb.ts'
import { DESK_DAYS } from '#server/desk/verbs/desk-hours.ts'
import { createContext, type Given, givenBy } from '#server/platform/context.ts'
import { type Database, openDatabase, openPool, type Transaction } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import type { Vault } from '#server/platform/vault.ts'
import type { Outbox } from './outbox.ts'

/** A member of staff at the desk. */
export type Member = Action['staff'] & { role: StaffRole; doctor: string | null }

export type Lane = ReturnType<typeof openLane>

/** The hours of all doctors, as far as the desk books. */
const hours = facts.doctors.map((doctor) => hoursOf(doctor, DESK_DAYS))

const deskOf = ({ id, role, doctor }: Member): AtDesk => ({
  hours,
  perWindow: facts.collectionsPerWindow,
  reader: { id, role, doctorId: doctor },
  offered: { sms: true, whatsapp: true },
})

/** Longer than any statement takes on a busy machine. */
const TIMEOUT_MS = 60_000

type Perform<Answer> = (work: Work) => Promise<Performed<unknown, Answer>>

/** Runs a command of the desk like runAction, without the data for an undo. */
async function performCommand<Answer>(
  given: Omit<Work, 'key' | 'heldUntil' | 'lock' | 'lockAll' | 'made'>,
  perform: Perform<Answer>,
) {
  const { trx, vault, now } = given
  const done = await perform({
    ...given,
    key: randomUUID(),
    heldUntil: new Date(now.getTime() + UNDO_MS),
    lock: (id) => lockBooking(trx, vault, id),
    lockAll: (ids, options) => lockBookings(trx, vault, ids, options),
    made: () => {},
  })
  if (!done.ok) throw new Error(`The seed was refused at ${now.toISOString()}: ${done.reason}`)
  return done.answer
}

/** One connection with a clock set by the seed. Several lanes run side by side. */
export function openLane(databaseUrl: string, vault: Vault, outbox: Outbox) {
  // One connection, because the clock is set per connection.
  const timeouts = { max: 1, holdMs: TIMEOUT_MS, queryMs: TIMEOUT_MS }
  const db: Database = openDatabase(openPool(databaseUrl, 'seed', createLog('silent'), timeouts))
  let now = new Date(0)
  const context = createContext()
  const given = (): Given => ({ ...givenBy(context), now })
  const queue: Queue = outbox.queue(() => now)

  /** Sets the clock of the database, too. The seed need not survive a power failure. */
  async function setClock(on: Database, moment: Date): Promise<Date> {
    now = moment
    await sql`
      select set_config('clinic_clock.at', ${moment.toISOString()}, false), set_config('synchronous_commit', 'off', false)
    `.execute(on)
    return moment
  }

  /** Runs the work at this moment. */
  const at = async <Result>(moment: Date, work: (now: Date) => Promise<Result>): Promise<Result> =>
    work(await setClock(db, moment))

  /** Runs several steps in one transaction, each at its own moment: many times as fast as one by one. */
  const inOneTransaction = (
    steps: (trx: Transaction, to: (moment: Date) => Promise<Date>) => Promise<void>,
  ) => at(now, () => db.transaction().execute((trx) => steps(trx, (moment) => setClock(trx, moment))))

  const command = <Answer>(moment: Date, staff: Member, perform: Perform<Answer>) =>
    at(moment, () =>
      db.transaction().execute((trx) => performCommand({ trx, queue, vault, ...given(), staff }, perform)),
    )

  return {
    db,
    queue,
    vault,
    at,
    inOneTransaction,
    /** Runs a verb on one booking. */
    act: <Fields extends z.ZodRawShape>(
      moment: Date,
      staff: Member,
      bookingId: string,
      verb: BookingVerb<Fields>,
      input: InputOf<Fields>,
    ) =>
      command(moment, staff, async (work) => {
        const booking = await work.lock(bookingId)
        if (!booking) return { ok: false, reason: 'erased' }
        return performOn(verb, work, booking, input, deskOf(staff))
      }),
    /** Runs a verb about something else. */
    give: <Fields extends z.ZodRawShape, Answer>(
      moment: Date,
      staff: Member,
      verb: FreeVerb<Fields, unknown, Answer>,
      input: InputOf<Fields>,
    ) => command(moment, staff, (work) => verb.perform(work, input, deskOf(staff))),
    /** For functions that open a transaction themselves and read the clock. */
    services: { ...context, db, queue, vault, now: () => now },
    /** The context of a request at the present moment of the seed. */
    given,
    close: () => db.destroy(),
  }
}
