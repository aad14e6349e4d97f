import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import {
  type Channel,
  type ContactPreferences,
  callRules,
  channels,
  nextAllowed,
  offeredHours,
} from '#clinic/contact-preferences.ts'
import { collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { bookingDays } from '#clinic/slots.ts'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { isForDesk, reminderKindOf } from '#content/messages.ts'
import { developmentEnv } from '#dev/env.ts'
import { type Inbox, openInbox } from '#dev/inbox.ts'
import { openProvider, type Provider } from '#dev/provider.ts'
import type { Account } from '#dev/provider-rules.ts'
import type { Booked } from '#server/bookings/bookings.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { UNDO_MS } from '#server/desk/action/run-action.ts'
import { answer } from '#server/desk/verbs/answer.ts'
import { confirm } from '#server/desk/verbs/confirm.ts'
import { type Mailer, openMailer } from '#server/messages/send-email.ts'
import { createContext } from '#server/platform/context.ts'
import { isDatabaseAway } from '#server/platform/db.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { givenAt } from './given.ts'
import { insertBooking } from './insert-booking.ts'
import { newPhone } from './phones.ts'
import { firstDoctor, pressVerb } from './press-verb.ts'
import { sendMessage } from './send-message.ts'
import { testVault } from './vault.ts'
import { withDatabase } from './with-database.ts'

/**
 * The promise: whatever the clinic does that a patient must know, the patient gets a message in time by a channel that
 * the patient allows, or there is a call task. Every event is combined with every contact preference; the time of day,
 * the distance of the visit and the available channels rotate with them, so that all combinations occur.
 */
const staff = { role: 'clinic' as const, name: 'Meera Joshi' }
const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 30 }

const database = withDatabase()
let inbox: Inbox
let mailer: Mailer
let phones: Provider
beforeAll(async () => {
  inbox = await openInbox()
  mailer = openMailer(inbox.smtpUrl)
  phones = await openProvider(readEnv(channelSettings, developmentEnv) as Account)
  await database.queue.ready()
})
afterAll(() => {
  mailer.close()
  return Promise.all([inbox.close(), phones.close()])
})

const product = <Axes extends readonly (readonly unknown[])[]>(...axes: Axes) =>
  axes.reduce<unknown[][]>(
    (rows, axis) => rows.flatMap((row) => axis.map((value) => [...row, value])),
    [[]],
  ) as { [Axis in keyof Axes]: Axes[Axis][number] }[]

const everyWish: ContactPreferences[] = product(
  callRules,
  offeredHours(facts.sessions),
  ...channels.map(() => [true, false]),
).map(([call, hours, ...chosen]) => ({
  call,
  hours,
  channels: channels.filter((_, index) => chosen[index]),
  reminders: [],
  sharedPhone: false,
  wordsForOthers: null,
}))

type Circumstances = {
  clock: string
  visit: 'near' | 'far'
  sms: boolean
  whatsapp: boolean
  sharedPhone: boolean
}
const everyCircumstance: Circumstances[] = product(
  ['05:30', '10:30', '15:00', '18:30', '23:00'],
  ['near', 'far'] as const,
  [true, false],
  [true, false],
  [true, false],
).map(([clock, visit, sms, whatsapp, sharedPhone]) => ({ clock, visit, sms, whatsapp, sharedPhone }))

/** Times of a visit that lie ahead, earliest first. */
function timesOf(kind: BookingKind, now: Date): Date[] {
  if (kind !== 'home-collection')
    return bookingDays({ ...schedule, closures: [] }, [], now).flatMap(({ slots }) =>
      slots.map(({ startsAt }) => startsAt),
    )
  return [0, 1, 2, 3, 4]
    .flatMap((days) => collectionWindows.map(({ from }) => windowStart(addDays(dayOf(now), days), from)))
    .filter((time) => time > now)
}

type Happening = { booked: Booked; now: Date; near: Date; far: Date }
type Event = {
  name: string
  kind: BookingKind
  state: BookingState
  /** The template of its message, or the reason of the call task. */
  tells: RegExp
  reason: string
  /** Null where the form itself is the event. */
  happen: ((happening: Happening) => Promise<{ ok: boolean }>) | null
  /** About another booking: a complaint. */
  isComplaint?: boolean
}

const options = (now: Date) => ({
  ...givenAt(now),
  vault: testVault,
  perWindow: 2,
  staff,
  by: staff,
  schedule,
})
/** A message from the desk leaves when the action can no longer be undone. */
const minuteBefore = (now: Date) => new Date(now.getTime() - UNDO_MS)
const cancelled = ({ booked, now }: Happening) =>
  cancelBooking(database.db, database.queue, booked.id, options(now))
const confirmed = ({ booked, now }: Happening) =>
  pressVerb(database, confirm, booked.id, {}, options(minuteBefore(now)))
const answered = ({ booked, now }: Happening) =>
  pressVerb(
    database,
    answer,
    booked.id,
    { text: 'Yes, we are.' },
    { ...options(minuteBefore(now)), reader: firstDoctor },
  )
const moved = ({ booked, now, near, far }: Happening) => {
  const to = booked.startsAt!.getTime() === near.getTime() ? far : near
  return moveBooking(database.db, database.queue, { bookingId: booked.id, sequence: 0, to }, options(now))
}

const visits = ['appointment', 'home-collection', 'lab-test'] as const
const events: Event[] = [
  ...visits.flatMap((kind): Event[] => [
    {
      name: 'cancelled',
      kind,
      state: 'booked',
      tells: /-cancelled-by-clinic$/,
      reason: 'cancelled',
      happen: cancelled,
    },
    {
      name: 'refused',
      kind,
      state: 'to-confirm',
      tells: /-cancelled-by-clinic$/,
      reason: 'cancelled',
      happen: cancelled,
    },
    { name: 'moved', kind, state: 'booked', tells: /-moved(-by-clinic)?$/, reason: 'moved', happen: moved },
    {
      name: 'agreed',
      kind,
      state: 'to-confirm',
      tells: /-moved(-by-clinic)?$/,
      reason: 'moved',
      happen: moved,
    },
    {
      name: 'confirmed',
      kind,
      state: 'to-confirm',
      tells: /-confirmed$/,
      reason: 'confirmed',
      happen: confirmed,
    },
    {
      name: 'to be confirmed',
      kind,
      state: 'to-confirm',
      tells: /-received$/,
      reason: 'to-confirm',
      happen: null,
    },
  ]),
  {
    name: 'answered',
    kind: 'enquiry',
    state: 'open',
    tells: /-answered$/,
    reason: 'answered',
    happen: answered,
  },
  {
    name: 'complaint answered',
    kind: 'enquiry',
    state: 'open',
    tells: /-answered$/,
    reason: 'answered',
    happen: answered,
    isComplaint: true,
  },
]

const workerContextAt = (now: Date, { sms, whatsapp }: Circumstances) => ({
  db: database.db,
  queue: database.queue,
  vault: testVault,
  settings: {
    CLINIC_INBOX: 'desk@kamalini.example',
    MAIL_FROM: 'no-reply@kamalini.example',
    PUBLIC_URL: 'https://kamalini.example',
  },
  mailer,
  sms: sms ? phones.settings : null,
  whatsapp: whatsapp ? phones.settings : null,
  // Every case is another patient; the rate limits are not tested here.
  limits: { paidPerDay: 1_000_000, deskMailsPerHour: 1_000_000 },
  log: createLog('silent'),
  ...createContext(),
  now: () => now,
})

const patientMessages = async (bookingId: string) =>
  (
    await database.db
      .selectFrom('messages')
      .select(['id', 'template', 'channel', 'sequence', 'settled_at'])
      .where('booking_id', '=', bookingId)
      .execute()
  ).filter(({ template }) => !isForDesk(template) && !reminderKindOf(template))

/** The ids of all messages that have arrived; inbox and provider are read on from the last position. */
const come = new Set<string>()
const read = { mails: 0, messages: 0 }
function arrived(messageId: string): boolean {
  for (; read.mails < inbox.mails.length; read.mails++)
    come.add(inbox.mails[read.mails]!.mail.messageId?.slice(1).split('@')[0] ?? '')
  for (; read.messages < phones.messages.length; read.messages++)
    come.add(phones.messages[read.messages]!.messageId)
  return come.has(messageId)
}

/** As the queue does: a job that waited too long for a lock, as on a busy machine, is run again. */
async function sendOrRetry(...job: Parameters<typeof sendMessage>): Promise<void> {
  try {
    await sendMessage(...job)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    await sendOrRetry(...job)
  }
}

/** The worker sends all pending messages, waiting for the allowed hours. */
async function sendAll(bookingId: string, wish: ContactPreferences, now: Date, around: Circumstances) {
  const leftAt = new Map<string, Date>()
  for (const clock of [now, nextAllowed(wish, now, facts.sessions)])
    for (const { id, channel } of (await patientMessages(bookingId)).filter(
      ({ settled_at }) => !settled_at,
    )) {
      await sendOrRetry(workerContextAt(clock, around), { messageId: id, channel, priority: 0 })
      if (arrived(id)) leftAt.set(id, clock)
    }
  return leftAt
}

const isSetUp = (channel: Channel, { sms, whatsapp }: Circumstances) =>
  channel === 'email' || (channel === 'sms' ? sms : whatsapp)

/** Every case has its own week, so that none takes another's place. */
async function runCase(event: Event, wish: ContactPreferences, around: Circumstances, week: number) {
  const now = instantAt(addDays(dayOf(new Date()), 2 + week * 7), minutesFrom(around.clock))
  const times = timesOf(event.kind, now)
  const near = times[0]!
  const far = times.find((time) => time.getTime() > now.getTime() + 3 * 24 * 3_600_000)!
  const startsAt = event.kind === 'enquiry' ? null : around.visit === 'near' ? near : far
  const contact = { ...wish, sharedPhone: around.sharedPhone }
  const email = contact.channels.includes('email') ? `patient${week}@example.in` : null
  const person = { contact, email, phone: `+91${newPhone()}`, now }
  const about = event.isComplaint
    ? await insertBooking(database, { ...person, kind: 'lab-test', state: 'booked', startsAt: far })
    : null
  const booked = await insertBooking(database, {
    ...person,
    kind: event.kind,
    state: event.state,
    startsAt,
    ...(about && { aboutId: about.id }),
  })
  const happened = event.happen ? await event.happen({ booked, now, near, far }) : { ok: true }
  expect(happened).toMatchObject({ ok: true })

  const leftAt = await sendAll(booked.id, contact, now, around)
  const tooLate = startsAt && (event.happen === moved ? near : startsAt)
  const hasMessage = (await patientMessages(booked.id)).some(({ id, template }) => {
    const left = leftAt.get(id)
    return left && event.tells.test(template) && (!tooLate || left < tooLate)
  })
  const calls = await database.db
    .selectFrom('call_tasks')
    .select('reason')
    .where('booking_id', '=', booked.id)
    .where('done_at', 'is', null)
    .execute()
  const reasons = calls.map(({ reason }) => reason)
  return { hasMessage, reasons, tooLate, now }
}

/** How often every event meets every preference, each time under other circumstances; there are 80 of them. */
const ROUNDS = Number(process.env.PROMISE_ROUNDS ?? 1)
/** How many cases run at once. */
const WORKERS = 6

const counted = { messaged: 0, called: 0, both: 0 }

/** The patient gets a message in time, or there is a call task. */
async function expectPromiseKept(event: Event, wish: ContactPreferences, index: number) {
  const round = Math.floor(index / (events.length * everyWish.length))
  // 7 and 80 are coprime, so that the circumstances rotate through all combinations.
  const turn = index * 7 + Math.floor(index / everyWish.length) + round
  const around = everyCircumstance[turn % everyCircumstance.length]!
  const { hasMessage, reasons, tooLate, now } = await runCase(event, wish, around, index)
  const at = JSON.stringify({ event: event.name, kind: event.kind, ...wish, ...around, reasons })
  const isCalled = reasons.includes(event.reason as never) || reasons.includes('undelivered')
  expect(hasMessage || isCalled, `neither message nor call: ${at}`).toBe(true)
  // Calling everybody would fulfil the promise, too: a patient who can get a message in time must get one.
  const leaves = nextAllowed(wish, now, facts.sessions)
  const ways = wish.call === 'never' || (tooLate && leaves >= tooLate) ? [] : wish.channels
  expect(hasMessage, `not as allowed: ${at}`).toBe(ways.some((channel) => isSetUp(channel, around)))
  if (
    ways.length > 0 &&
    ways.every((channel) => isSetUp(channel, around)) &&
    event.name !== 'to be confirmed'
  )
    expect(reasons, `called for nothing: ${at}`).toEqual([])
  counted[hasMessage && isCalled ? 'both' : hasMessage ? 'messaged' : 'called']++
}

const cases = Array.from({ length: ROUNDS }, () => events).flat()
test.each(
  cases.map((event, place) => ({ ...event, event, place })),
)('$kind, $name: whatever the contact preferences, the patient gets a message in time, or there is a call task', async ({
  event,
  place,
}) => {
  const wishes = everyWish.entries()
  const work = async () => {
    for (const [at, wish] of wishes) await expectPromiseKept(event, wish, place * everyWish.length + at)
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
}, 180_000)

test('some patients get a message, some a call, some both', () => {
  expect(counted.messaged + counted.called + counted.both).toBe(cases.length * everyWish.length)
  expect(Math.min(counted.messaged, counted.called, counted.both)).toBeGreaterThan(50)
})
