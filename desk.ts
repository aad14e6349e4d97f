import { normalReference } from '#clinic/reference.ts'
import { addDays, dayOf, instantAt, isDay } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { visitWhen } from '#content/visit-when.ts'
import { cancelBooking } from '#server/cancel-booking.ts'
import { openDatabase, openPool } from '#server/db.ts'
import {
  answerEnquiry,
  bookingForDesk,
  closeBooking,
  confirmBooking,
  notePayment,
} from '#server/desk-verbs.ts'
import { readEnv } from '#server/env.ts'
import { eraseWhatIsDue, findDue } from '#server/erase-due.ts'
import { openQueue } from '#server/jobs.ts'
import { createLog } from '#server/log.ts'
import { readBooking } from '#server/read-booking.ts'
import { openVault } from '#server/vault.ts'

// What reception does until it has a page of its own. Names are shown by `show` alone, and every look is written down.
const usage = `npm run desk -- <what> [reference]
  list [2026-11-16]        the visits of a day, by reference
  show KW-7Q4M-29          one booking, with how she may be reached
  confirm | cancel | attended | missed | answered KW-7Q4M-29
  paid KW-7Q4M-29 500      what she paid before the visit, in rupees
  calls                    messages that did not arrive: whom to call
  called KW-7Q4M-29        she was reached
  due                      what the night would erase now
  erase                    erases it now
  erased                   what was erased so far: counts and ids`

const env = readEnv(['DATABASE_URL', 'DATA_KEYS', 'LOOKUP_KEY'])
const pool = openPool(env.DATABASE_URL, 'desk', createLog('error'))
const db = openDatabase(pool)
const queue = openQueue(pool)
const vault = openVault(env.DATA_KEYS, env.LOOKUP_KEY)
const now = new Date()
const terms = { now, vault, perWindow: facts.collectionsPerWindow }

const [what = '', argument = '', amount = ''] = process.argv.slice(2)

async function idOf(reference: string): Promise<string> {
  const wanted = normalReference(facts.referencePrefix, reference)
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', wanted)
    .executeTakeFirst()
  if (!found) throw new Error(`There is no booking ${wanted}.`)
  return found.id
}

async function list(day: string) {
  const from = instantAt(day, 0)
  const rows = await db
    .selectFrom('bookings')
    .select(['reference', 'kind', 'state', 'starts_at as startsAt'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', instantAt(addDays(day, 1), 0))
    .where('state', '<>', 'cancelled')
    .orderBy('starts_at')
    .execute()
  for (const row of rows) console.log(`${visitWhen('en', row)}  ${row.reference}  ${row.kind}, ${row.state}`)
  console.log(`${rows.length} in all`)
}

async function calls() {
  const rows = await db
    .selectFrom('call_tasks')
    .innerJoin('bookings', 'bookings.id', 'call_tasks.booking_id')
    .innerJoin('notices', 'notices.id', 'call_tasks.notice_id')
    .select(['bookings.reference', 'notices.template', 'notices.channel', 'call_tasks.created_at as since'])
    .where('done_at', 'is', null)
    .orderBy('call_tasks.created_at')
    .execute()
  for (const row of rows)
    console.log(`${row.reference}  ${row.template} by ${row.channel}, since ${row.since.toISOString()}`)
  console.log(`${rows.length} to call`)
}

async function erased() {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('at').execute()
  for (const row of rows)
    console.log(
      `${row.at.toISOString()}  ${row.purpose}: ${row.booking_ids.length}  ${row.booking_ids.join(' ')}`,
    )
  console.log(`${rows.reduce((sum, row) => sum + row.booking_ids.length, 0)} in all`)
}

const said = (outcome: { ok: boolean; reason?: string }) =>
  console.log(outcome.ok ? 'Done.' : `Not done: ${outcome.reason}.`)

const deeds: Record<string, () => Promise<unknown>> = {
  list: () => list(isDay(argument) ? argument : dayOf(now)),
  async show() {
    const booking = await readBooking(db, vault, await idOf(argument), 'clinic')
    if (!booking) return console.log('It was erased.')
    for (const [label, value] of bookingForDesk(booking)) console.log(`${label.padEnd(12)} ${value}`)
  },
  confirm: async () => said(await confirmBooking(db, queue, await idOf(argument), terms)),
  cancel: async () => said(await cancelBooking(db, queue, await idOf(argument), { ...terms, by: 'clinic' })),
  attended: async () => said(await closeBooking(db, await idOf(argument), 'attended')),
  missed: async () => said(await closeBooking(db, await idOf(argument), 'missed')),
  answered: async () => said(await answerEnquiry(db, queue, await idOf(argument), terms)),
  async paid() {
    if (!/^\d{1,6}$/.test(amount)) throw new Error('How many rupees?')
    await notePayment(db, await idOf(argument), Number(amount))
    console.log('Noted.')
  },
  calls,
  async called() {
    const tasks = db.updateTable('call_tasks').set({ done_at: now }).where('done_at', 'is', null)
    await tasks.where('booking_id', '=', await idOf(argument)).execute()
    console.log('Noted.')
  },
  async due() {
    const due = await findDue(db, now)
    for (const { purpose, bookingId } of due) console.log(`${purpose}  ${bookingId}`)
    console.log(`${due.length} to erase`)
  },
  erase: async () => console.log(`${(await eraseWhatIsDue(db, now)).length} erased`),
  erased,
}

try {
  const deed = Object.hasOwn(deeds, what) ? deeds[what] : undefined
  if (deed) await deed()
  else console.log(usage)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await queue.close()
  await db.destroy()
}
