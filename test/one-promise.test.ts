import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type ContactPreferences, callRules, nextAllowed } from '#clinic/contact-preferences.ts'
import { collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { comingHours, parseLabTestBooking } from '#clinic/lab-test-booking.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { promiseOf, settleBefore } from '#clinic/messages/call-promise.ts'
import { bookingDays } from '#clinic/slots.ts'
import { addDays, clockFrom, dayOf, instantAt, minutesFrom, minutesOf } from '#clinic/time.ts'
import { reachWords } from '#content/desk/reach.ts'
import { facts, factValues } from '#content/facts.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { promiseIn } from '#content/format/promise-in.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { bookHomeCollection } from '#server/bookings/book-home-collection.ts'
import { bookLabTest } from '#server/bookings/book-lab-test.ts'
import { changeContactPreferences } from '#server/bookings/change-contact-preferences.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { findAnswers } from '#server/desk/answers/find-answers.ts'
import { openCall } from '#server/desk/answers/open-answer.ts'
import { readRows } from '#server/desk/work-list/work-list.ts'
import { messageWords } from '#server/messages/compose-message.ts'
import { dueMessage } from '#server/messages/due-message.ts'
import { ticketView } from '../app/confirmation/ticket-view.ts'
import { testAnswers } from './answers.ts'
import { defaultOptions } from './booking-options.ts'
import { givenAt } from './given.ts'
import { appointmentRequest, collectionRequest } from './requests.ts'
import { reading, testVault } from './vault.ts'
import { withDatabase } from './with-database.ts'

/**
 * One property on a real database: by every form, at every hour of a week, slip, message and desk show one moment.
 */
const database = withDatabase({ hasCatalogue: true })
beforeAll(async () => {
  await database.queue.ready()
  // A week with a closed day and a closed half day.
  const closed = { doctor: null, reason: null }
  await database.db
    .insertInto('closures')
    .values([
      { day: '2026-11-18', session: null, ...closed },
      { day: '2026-11-20', session: 'evening', ...closed },
    ])
    .execute()
})

const { callingNumber = '' } = factValues('en')
const monday = '2026-11-16'
const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const staff = { role: 'clinic' as const, name: 'Meera Joshi' }
const receptionist = { id: randomUUID(), role: 'receptionist', doctorId: null, language: 'en' } as const

const wishes = callRules.flatMap((call) =>
  (['any', 'morning', { from: '14:00', until: '16:00' }] as const).map(
    (hours): Partial<ContactPreferences> => ({ call, hours }),
  ),
)

type Form = 'appointment' | 'home-collection' | 'lab-test' | 'fasting-test'

const fastingTest = () =>
  database.db
    .selectFrom('lab_tests')
    .select(['id', 'price', 'preparation'])
    .where('preparation', '=', 'fasting-10')
    .executeTakeFirstOrThrow()
const plainTest = () =>
  database.db
    .selectFrom('lab_tests')
    .select(['id', 'price', 'preparation'])
    .where('preparation', '=', 'none')
    .executeTakeFirstOrThrow()

/** The first times ahead of this form. */
function timesOf(form: Form, now: Date): Date[] {
  const days = [0, 1, 2, 3].map((ahead) => addDays(dayOf(now), ahead))
  if (form === 'appointment')
    return bookingDays({ ...schedule, closures: [] }, [], now).flatMap(({ slots }) =>
      slots.map(({ startsAt }) => startsAt),
    )
  const hours = form === 'home-collection' ? collectionWindows : comingHours(facts.sessions)
  return days
    .flatMap((day) => hours.map(({ from }) => windowStart(day, from)))
    .filter((startsAt) => startsAt > now)
}

/** As on a busy day: no place is held before the clinic has called. */
async function book(form: Form, startsAt: Date, now: Date) {
  const { db, queue } = database
  const options = {
    ...defaultOptions(form === 'fasting-test' ? 'lab-test' : form),
    admission: 'confirm-by-phone' as const,
    now,
  }
  const email = `patient${randomUUID()}@example.in`
  if (form === 'appointment')
    return bookAppointment(db, queue, appointmentRequest(startsAt, { email }), { ...options, schedule })
  if (form === 'home-collection')
    return bookHomeCollection(db, queue, collectionRequest(startsAt, { email }), {
      ...options,
      perWindow: 50,
    })
  const parsed = parseLabTestBooking(
    { ...testAnswers(dayOf(startsAt), clockFrom(minutesOf(startsAt))), email },
    'test',
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  const tests = [await (form === 'fasting-test' ? fastingTest() : plainTest())]
  return bookLabTest(db, queue, tests, parsed.request, { ...options, sessions: facts.sessions })
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** The mail about it, composed as the worker does; null where the patient gets none. */
async function mailAbout(id: string, contact: ContactPreferences, now: Date): Promise<string | null> {
  const sent = await database.db
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', id)
    .where('channel', '=', 'email')
    .where(sql<boolean>`template like '%-received'`)
    .executeTakeFirst()
  if (!sent) return null
  const leaves = nextAllowed(contact, now, facts.sessions)
  const due = await database.db.transaction().execute((trx) => dueMessage(trx, testVault, sent.id, leaves))
  if (due.kind !== 'due') return null
  return plain(messageWords(due.message, { publicUrl: 'https://clinic.example', link: 'x', tests: [] }).text)
}

/** Compares slip, mail, work list, list of calls and call screen with the stored booking. */
async function expectOneTruth(id: string, now: Date) {
  const { db } = database
  const booking = (await readBooking(db, reading, id, 'patient'))!
  const { contact } = booking.person
  const promised = promiseOf(booking, contact, facts.sessions)!
  const before = settleBefore(booking.startsAt!, fastingHours(booking.tests))
  expect(promised.by.getTime()).toBeLessThanOrEqual(before.getTime())
  expect(promised.by.getTime()).toBeGreaterThan(now.getTime())

  const slip = ticketView('en', booking, { code: null, now }).rows.find(({ icon }) => icon === 'call')!
  expect(plain(slip.title)).toBe(plain(promiseIn('en', promised, now)))
  const number = plain(promised.speaker === 'we-call' ? callingNumber : facts.phones[0])
  if (promised.speaker !== 'we-write') expect(plain(slip.title)).toContain(number)

  const mail = await mailAbout(id, contact, now)
  if (mail) {
    expect(mail).toContain(`by ${plain(whenOf(wordsIn(calendar, 'en'), promised.by))}`)
    if (promised.speaker !== 'we-write') expect(mail).toContain(number)
  }

  const { rows } = await readRows({ db, ...givenAt(now), vault: testVault }, receptionist, [id])
  expect(rows.find((row) => row.id === id)?.promisedBy).toBe(promised.by.toISOString())

  const task = await db
    .selectFrom('call_tasks')
    .select('id')
    .where('booking_id', '=', id)
    .where('done_at', 'is', null)
    .where('reason', '=', 'to-confirm')
    .executeTakeFirst()
  if (task) {
    const call = await openCall(
      { ...givenAt(now), db, vault: testVault, staff, reader: receptionist },
      task.id,
    )
    expect(call).toMatchObject({
      promised: { by: promised.by.toISOString(), speaker: promised.speaker },
    })
    const listed = (await findAnswers(db, testVault, receptionist, now)).rows.find(
      ({ bookingId }) => bookingId === id,
    )
    const isOurs = promised.speaker === 'we-call'
    expect(listed?.due ?? null).toBe(isOurs ? promised.by.toISOString() : null)
  }
  expect(plain(wordsIn(reachWords, 'en').from)).toContain(plain(callingNumber))
  return { promised, hasMail: mail !== null, hasCall: task !== undefined }
}

test.each([
  'appointment',
  'home-collection',
  'lab-test',
  'fasting-test',
] as const)('%s: at every hour of the week, with every preference, slip, mail and desk show the same moment and number', async (form) => {
  const { db, queue } = database
  const seen = { refused: 0, 'we-call': 0, 'we-write': 0, 'patient-calls': 0, mails: 0, calls: 0 }
  let turn = 0
  for (let hour = 0; hour < 7 * 24; hour += 11) {
    const now = new Date(instantAt(monday, minutesFrom('00:10')).getTime() + hour * 3_600_000)
    const times = timesOf(form, now)
    for (const startsAt of [times[0]!, times[3]!, times[9]!]) {
      const outcome = await book(form, startsAt, now)
      if (!outcome.ok) {
        seen.refused++
        continue
      }
      const { id } = outcome.booked
      await expectOneTruth(id, now)
      const { person } = (await readBooking(db, reading, id, 'patient'))!
      const wish = wishes[turn++ % wishes.length]!
      await changeContactPreferences(
        db,
        queue,
        id,
        { ...person.contact, ...wish },
        { ...givenAt(now), vault: testVault },
      )
      const { promised, hasMail, hasCall } = await expectOneTruth(id, now)
      seen[promised.speaker]++
      seen.mails += Number(hasMail)
      seen.calls += Number(hasCall)
      const options = { ...givenAt(now), vault: testVault, schedule, perWindow: 50, by: 'patient' } as const
      const moved = await moveBooking(db, queue, { bookingId: id, sequence: 0, to: times[12]! }, options)
      if (moved.ok) await expectOneTruth(id, now)
    }
  }
  // Each of them occurred, or the test proved nothing.
  for (const [name, count] of Object.entries(seen)) expect(count, name).toBeGreaterThan(0)
}, 120_000)
