import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { addDays, dayOf } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { createAvailability } from '#server/bookings/availability.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { findByPin } from '#server/bookings/find-booking.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { watchBookings } from '#server/bookings/watch-bookings.ts'
import { clearExpired } from '#server/erasure/clear-expired.ts'
import { eraseWhatIsDue } from '#server/erasure/erase-due.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { openQueue, sendersFetch } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { defaultOptions } from '../booking-options.ts'
import { asUser, type TestDatabase } from '../database.ts'
import { visitTimes } from '../faults/ledger.ts'
import { givenAt } from '../given.ts'
import { openOwnDesk, staffOf } from '../own-desk.ts'
import { newPhone } from '../phones.ts'
import { appointmentRequest } from '../requests.ts'
import { pinOf, testVault } from '../vault.ts'
import { storeDue } from './store-history.ts'

const hours = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 30 }
const rekha = staffOf('receptionist')
const aruna = staffOf('owner', 'Aruna')

type Paths = { [name: string]: () => Promise<unknown> }

/** What a process does for its callers, each call with a patient or a day of its own. */
export async function openPaths(database: TestDatabase) {
  await using stack = new AsyncDisposableStack()
  const as = (user: 'clinic_site' | 'clinic_worker') => {
    const pool = openPool(asUser(database.url, user), user, createLog('silent'))
    const [db, queue] = [openDatabase(pool), openQueue(pool, createContext())]
    stack.defer(() => db.destroy())
    stack.defer(() => queue.close())
    return { db, queue }
  }
  const [site, worker, desk] = [as('clinic_site'), as('clinic_worker'), await openOwnDesk(database)]
  stack.defer(() => desk.close())
  const boss = new PgBoss({
    connectionString: asUser(database.url, 'clinic_worker'),
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  stack.defer(() => boss.stop({ graceful: false }))

  const times = visitTimes().values()
  const nextTime = () => new Date(times.next().value!)
  const book = async () => {
    const options = { ...defaultOptions('appointment'), schedule: hours }
    const outcome = await bookAppointment(site.db, site.queue, appointmentRequest(nextTime()), options)
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.booked
  }
  const given = () => givenAt(new Date())
  const options = () => ({ ...given(), vault: testVault, by: 'patient' as const })
  const booked: Awaited<ReturnType<typeof book>>[] = []
  const today = dayOf(new Date())
  const read = async (staff: typeof rekha, path: string) => demand(await desk.get(staff, path))
  const find = async (q: string) => demand(await desk.post(rekha, '/api/find', { q }))

  const paths: Paths = {
    book: async () => booked.push(await book()),
    'free times': () => createAvailability(site.db).read([hours], new Date()),
    find: () =>
      findByPin(site.db, testVault, { ...booked.at(-1)!, pin: pinOf(booked.at(-1)!.id), phone: null }),
    move: async () => {
      const { id, sequence } = booked.at(-1)!
      const move = { bookingId: id, sequence, to: nextTime() }
      const outcome = await moveBooking(site.db, site.queue, move, {
        ...options(),
        schedule: hours,
        perWindow: 2,
      })
      if (!outcome.ok) throw new Error(outcome.reason)
    },
    cancel: () => cancelBooking(site.db, site.queue, booked.at(-1)!.id, options()),
    Today: () => read(rekha, '/api/today'),
    'calendar, day': () => read(rekha, `/api/calendar/day?day=${addDays(today, 1)}`),
    'calendar, week': () => read(rekha, `/api/calendar/week?from=${today}`),
    'search by name': () => find('Asha Verma'),
    'search by reference': () => find(booked.at(-1)!.reference),
    'search by phone': () => find(newPhone()),
    'callers at the phone': async () =>
      demand(await desk.post(rekha, '/api/book/callers', { q: newPhone() })),
    "owner's figures": () => read(aruna, '/api/owner/numbers?language=en'),
    "owner's health": () => read(aruna, '/api/owner/health'),
    'hourly cleanup': () => clearExpired(worker.db, new Date()),
    'watch of bookings': () => watchBookings(worker.db, worker.queue, given()),
    'next message of the worker': async () => {
      const payload = { messageId: given().id() }
      await worker.db.transaction().execute((trx) => worker.queue.enqueue(trx, 'send-email', payload))
      const [job] = await boss.fetch('send-email', sendersFetch)
      if (!job) throw new Error('There was no message')
      await boss.complete('send-email', job.id)
    },
    'look for due reminders': () => sql`select raise_due_jobs()`.execute(worker.db),
    'nightly erasure of 100': async () => {
      const erased = await eraseWhatIsDue(worker.db, given())
      if (erased.length < 100) throw new Error(`Only ${erased.length} were erased`)
    },
  }
  await site.queue.ready()
  await worker.queue.ready()
  booked.push(await book())
  /** What has to be there before a path is timed. */
  const prepare = async (name: string) => {
    if (name === 'move' || name === 'cancel') booked.push(await book())
    if (name === 'nightly erasure of 100') await storeDue(database.url, randomBytes(4).toString('hex'), 100)
  }
  const ends = stack.move()
  return { paths, prepare, [Symbol.asyncDispose]: () => ends.disposeAsync() }
}

/** An answer that is no answer must not count as a fast one. */
function demand({ status, text }: { status: number; text: string }) {
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`)
}
