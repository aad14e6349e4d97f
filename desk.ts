import { text } from 'node:stream/consumers'
import { normalReference } from '#clinic/reference.ts'
import { facts } from '#content/facts.ts'
import { calendar, dateOf, whenOf } from '#content/format/calendar.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { wordsIn } from '#content/words-in.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { type MoveRefusal, moveBooking } from '#server/bookings/move-booking.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { bookingForDesk } from '#server/desk/booking-for-desk.ts'
import {
  dayNamed,
  momentNamed,
  Refused,
  rupeesNamed,
  stretchNamed,
  understand,
  type Verb,
} from '#server/desk/desk-arguments.ts'
import { openCalls, othersOfNumber, visitsOf, waitingForClinic } from '#server/desk/desk-lists.ts'
import {
  answerEnquiry,
  closeBooking,
  confirmBooking,
  countSuspects,
  type DeskRefusal,
  dismissSuspects,
  noteCall,
  notePayment,
  verifyBooking,
  whyGone,
} from '#server/desk/desk-verbs.ts'
import { printable } from '#server/desk/printable.ts'
import { eraseWhatIsDue, findDue } from '#server/erasure/erase-due.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { deskSettings, readEnv } from '#server/platform/env.ts'
import { openQueue } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { demandFitness } from '#server/platform/readiness.ts'
import type { CallReason } from '#server/platform/tables.ts'
import { openVault } from '#server/platform/vault.ts'

// The command line of reception. Only `show` prints names, and every use of it is recorded in the audit trail.

const refusals: Record<DeskRefusal | MoveRefusal, string> = {
  booked: 'It is confirmed already.',
  'to-confirm': 'It is not confirmed yet.',
  attended: 'It is noted already that the patient came.',
  missed: 'It is noted already that the patient did not come.',
  cancelled: 'It is cancelled already.',
  open: 'It is not answered yet.',
  answered: 'It is answered already.',
  erased: 'It was erased.',
  enquiry: 'It is a message, not a visit.',
  'no-enquiry': 'It is a visit, not a message.',
  past: 'Its time has passed.',
  'not-yet': 'The visit has not begun yet.',
  taken: 'The time is taken.',
  'not-offered': 'There is no such time: see the opening hours, the closed days and the time it has now.',
  'no-text': 'An answer has 1 to 4000 characters.',
  'no-call': 'There is no call to make for it.',
  changed: 'Somebody else has just changed it. Look again.',
  'too-often': 'It was moved too often.',
  gone: 'It is over.',
}

/** How far ahead the clinic may agree a time: further than the website offers. */
const DESK_DAYS = 90

const print = (line: string) => console.log(printable(line))
const words = wordsIn(calendar, 'en')

const reasons: Record<CallReason, string> = {
  undelivered: 'a message did not arrive',
  cancelled: 'we have cancelled it',
  moved: 'we have moved it',
  answered: 'we have answered, and no message can say so',
  confirmed: 'we have confirmed it',
  'to-confirm': 'the time is to be agreed',
  'many-bookings': 'this number has many bookings',
}

function openDesk() {
  const env = readEnv(deskSettings)
  if (!env.DESK_USER)
    throw new Refused('Who are you? Set DESK_USER to your name: it goes into the audit trail.')
  const pool = openPool(env.DESK_DATABASE_URL, 'desk', createLog('error'))
  const db = openDatabase(pool)
  const queue = openQueue(pool)
  const vault = openVault(env.DATA_KEYS, env.LOOKUP_KEYS)
  const staff = { role: 'clinic' as const, name: env.DESK_USER }
  const options = { now: new Date(), vault, perWindow: facts.collectionsPerWindow, staff }
  const close = async () => {
    await queue.close()
    await db.destroy()
  }
  return { db, queue, vault, options, close }
}
type Desk = ReturnType<typeof openDesk>
type Outcome = { ok: true } | { ok: false; reason: DeskRefusal | MoveRefusal }

async function bookingNamed({ db }: Desk, typed: string) {
  const reference = normalReference(facts.referencePrefix, typed)
  const found = await db
    .selectFrom('bookings')
    .select(['id', 'sequence', 'starts_at as startsAt'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!found) throw new Refused(`There is no booking ${typed}.`)
  return found
}

const idOf = async (desk: Desk, typed: string) => (await bookingNamed(desk, typed)).id

/** Prints the outcome, and whom reception should call about it. */
async function report({ db, vault }: Desk, id: string, outcome: Outcome) {
  if (!outcome.ok) throw new Refused(`Not done. ${refusals[outcome.reason]}`)
  print('Done.')
  const calls = await openCalls(db, vault, id)
  for (const { reason, contact, mayCall, reference } of calls) {
    const task = mayCall ? 'Please call the patient' : 'Tell the patient when they call'
    print(`${contact} ${task}: ${reasons[reason]}. Then: called ${reference}`)
  }
}

/** What kept it from being moved or cancelled is known to the booking alone. */
const withReason = async (
  { db, options }: Desk,
  verb: 'move' | 'cancel',
  id: string,
  outcome: Outcome,
): Promise<Outcome> =>
  !outcome.ok && outcome.reason === 'gone'
    ? { ok: false, reason: await whyGone(db, verb, id, options.now) }
    : outcome

type Command = (desk: Desk, args: readonly string[], isSure: boolean) => Promise<unknown>

const onBooking =
  (change: (desk: Desk, id: string) => Promise<Outcome>): Command =>
  async (desk, [reference = '']) => {
    const id = await idOf(desk, reference)
    await report(desk, id, await change(desk, id))
  }

const commands: Record<Verb, Command> = {
  async list({ db, options }, [name = 'today']) {
    const day = dayNamed(name, options.now)
    const rows = await visitsOf(db, day)
    for (const row of rows) print(`${visitWhen('en', row)}  ${row.reference}  ${row.kind}, ${row.state}`)
    print(`${rows.length} in all on ${dateOf(words, day)} (${day})`)
  },
  async waiting({ db, options }) {
    const rows = await waitingForClinic(db, options.now)
    for (const row of rows) {
      const what = row.aboutId ? 'complaint' : row.kind
      const due = row.answerBy ? `answer by ${whenOf(words, row.answerBy)}` : `for ${visitWhen('en', row)}`
      const late = row.answerBy && row.answerBy < options.now ? ', LATE' : ''
      print(`${row.reference}  ${what}, ${due}${late}${row.trust === 'suspect' ? ', suspect' : ''}`)
    }
    print(`${rows.length} waiting`)
  },
  async show(desk, [reference = '']) {
    const { db, vault, options } = desk
    const booking = await readBooking(db, vault, await idOf(desk, reference), options.staff)
    if (!booking) throw new Refused(refusals.erased)
    const { id, person } = booking
    const others = await othersOfNumber(db, vault, { id, phone: person.phone }, options.now)
    // A stranger's text is indented, so that it cannot pass for one of our own labels.
    for (const [label, value] of bookingForDesk(booking, others))
      print(`${label.padEnd(12)} ${printable(value).replaceAll('\n', `\n${' '.repeat(13)}`)}`)
  },
  confirm: onBooking(({ db, queue, options }, id) => confirmBooking(db, queue, id, options)),
  verify: onBooking(({ db, queue, options }, id) => verifyBooking(db, queue, id, options)),
  cancel: onBooking(async (desk, id) =>
    withReason(
      desk,
      'cancel',
      id,
      await cancelBooking(desk.db, desk.queue, id, { ...desk.options, by: desk.options.staff }),
    ),
  ),
  async move(desk, [reference = '', day = '', clock = '']) {
    const { db, queue, options } = desk
    const to = momentNamed(`${day} ${clock}`)
    const { id, sequence } = await bookingNamed(desk, reference)
    const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: DESK_DAYS }
    const outcome = await moveBooking(
      db,
      queue,
      { bookingId: id, sequence, to },
      { ...options, schedule, by: options.staff },
    )
    await report(desk, id, await withReason(desk, 'move', id, outcome))
  },
  attended: onBooking(({ db, queue, options }, id) => closeBooking(db, queue, id, 'attended', options)),
  missed: onBooking(({ db, queue, options }, id) => closeBooking(db, queue, id, 'missed', options)),
  async answer(desk, [reference = '', given]) {
    const { db, queue, options } = desk
    const id = await idOf(desk, reference)
    if (given === undefined && process.stdin.isTTY)
      print('Write the answer. Ctrl-D on an empty line ends it.')
    const answer = given ?? (await text(process.stdin))
    await report(desk, id, await answerEnquiry(db, queue, id, answer, options))
  },
  async paid(desk, [reference = '', rupees = '']) {
    const { db, queue, options } = desk
    const amount = rupeesNamed(rupees)
    const id = await idOf(desk, reference)
    await report(desk, id, await notePayment(db, queue, id, amount, options))
  },
  async calls({ db, vault }) {
    const rows = await openCalls(db, vault)
    for (const { contact, reference, reason, kind, startsAt, template, channel, since } of rows) {
      const visit = visitWhen('en', { kind, startsAt })
      const message = template ? ` (${template} by ${channel})` : ''
      print(`${reference}  ${contact}`)
      print(`  ${reasons[reason]}${message}${visit && `; ${visit}`}; since ${whenOf(words, since)}`)
    }
    print(`${rows.length} to call`)
  },
  called: onBooking(({ db, options }, id) => noteCall(db, id, options)),
  async dismiss({ db, options }, [from = '', until = ''], isSure) {
    const stretch = stretchNamed(from, until)
    if (isSure) return print(`${await dismissSuspects(db, stretch, options)} cancelled. Nobody was told.`)
    const count = await countSuspects(db, stretch)
    throw new Refused(`Not done. It would cancel ${count} and tell nobody. To do it, add --yes.`)
  },
  async due({ db, options }) {
    const due = await findDue(db, options.now)
    for (const { purpose, bookingId } of due) print(`${purpose}  ${bookingId}`)
    print(`${due.length} to erase`)
  },
  erase: async ({ db, options }) => print(`${(await eraseWhatIsDue(db, options.now)).length} erased`),
  async erased({ db }) {
    const rows = await db.selectFrom('erasures').selectAll().orderBy('at').execute()
    for (const { at, purpose, booking_ids: ids } of rows)
      print(`${at.toISOString()}  ${purpose}: ${ids.length}  ${ids.join(' ')}`)
    print(`${rows.reduce((sum, row) => sum + row.booking_ids.length, 0)} in all`)
  },
}

let desk: Desk | undefined
try {
  const { verb, args, isSure } = understand(process.argv.slice(2))
  desk = openDesk()
  await demandFitness(desk.db, desk.vault)
  await commands[verb](desk, args, isSure)
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
} finally {
  await desk?.close()
}
