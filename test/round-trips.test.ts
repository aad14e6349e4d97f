import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_JSON } from '#app/forms/form-json.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { developmentEnv } from '#dev/env.ts'
import { issueBookingSession } from '#server/bookings/booking-session.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { appointmentAnswers, callPaths, send, timeAhead } from './answers.ts'
import { givenAt } from './given.ts'
import { insertBooking } from './insert-booking.ts'
import { type OwnDesk, openOwnDesk, staffOf } from './own-desk.ts'
import { type RunningSite, startSite } from './processes.ts'
import { countRoundTrips, type RoundTrip } from './round-trips.ts'
import { testVault } from './vault.ts'
import { withDatabase } from './with-database.ts'

const database = withDatabase({ hasCatalogue: true })
let proxy: Awaited<ReturnType<typeof countRoundTrips>>
let site: RunningSite
let desk: OwnDesk
beforeAll(async () => {
  proxy = await countRoundTrips(database.url)
  site = await startSite({ DATABASE_URL: proxy.url })
  desk = await openOwnDesk({ url: proxy.url })
})
afterAll(async () => {
  await desk?.close()
  await site?.stop()
  proxy?.close()
})

/** The free times are read again in the background after each change; no request waits for them. */
const isOfCalendar = ({ text }: RoundTrip) => /^select (starts_at as from|day, session, doctor)/.test(text)

/** Without the readings of the calendar that belong to no transaction. */
function withoutRefresh(trips: RoundTrip[]) {
  const open = new Set<number>()
  return trips.filter((trip) => {
    if (trip.text.startsWith('begin')) open.add(trip.connection)
    if (trip.text.endsWith('commit')) open.delete(trip.connection)
    return open.has(trip.connection) || !isOfCalendar(trip)
  })
}

/** How often the work waits for the database. The first two times also open connections and read what is cached. */
async function roundTripsOf(work: (time: number) => Promise<unknown>): Promise<RoundTrip[]> {
  await work(0)
  await work(1)
  return withoutRefresh((await proxy.during(() => work(2))).trips)
}

const expectTrips = async (count: number, work: (time: number) => Promise<unknown>) => {
  const trips = await roundTripsOf(work)
  expect(trips.length, trips.map(({ text }) => text.slice(0, 100)).join('\n')).toBe(count)
}

/** A time of its own for each booking of this file. */
let times = 0
const newTime = () => {
  const n = times++
  return timeAhead(2 + Math.floor(n / 9), `${10 + Math.floor((n % 9) / 3)}:${(n % 3) * 2}0`)
}

const submitForm = (path: string, values: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { accept: FORM_JSON, origin: site.url },
    body: new URLSearchParams(values),
  })

const stored = (startsAt = newTime()) =>
  insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: new Date(startsAt),
    now: new Date(),
  })

/** The requests of a patient with an opened booking. */
async function changeIt(id: string, intent: 'move' | 'cancel', values: Record<string, string> = {}) {
  const session = issueBookingSession(testVault, { bookingId: id, openedBy: 'code', issuedAt: new Date() })
  const response = await submitForm('/booking', { intent, session, ...values })
  expect(response.status).toBe(200)
  expect((await response.json()).view).toMatchObject({
    name: intent === 'move' ? 'booking' : 'cancelled',
  })
}

/** An action at the desk. */
const press = async (verb: string, input: object) => {
  const { status } = await desk.post(staffOf('receptionist'), `/api/commands/${verb}`, {
    key: crypto.randomUUID(),
    version: 1_000_000,
    ...input,
  })
  expect(status).toBe(200)
}

test('a booking waits nine times for the database', () =>
  expectTrips(9, async () => {
    const { status } = await send(site.url + callPaths.appointment, appointmentAnswers(newTime()))
    expect(status).toBe(201)
  }))

test('a booking by the form of the page waits ten times, with its confirmation', () =>
  expectTrips(10, async () => {
    const formToken = issueFormToken(developmentEnv.FORM_SECRET, 'appointment', givenAt(new Date()))
    const { version: consent } = appointmentPrivacyNotice
    const response = await submitForm('/appoitment', { ...appointmentAnswers(newTime()), consent, formToken })
    expect(response.status).toBe(201)
  }))

test('a move waits nine times, with the booking as it was and as it is', async () => {
  const bookings = [await stored(), await stored(), await stored()]
  await expectTrips(9, (time) => changeIt(bookings[time]!.id, 'move', { sequence: '0', to: newTime() }))
})

test('a cancellation waits five times, with the booking as it was', async () => {
  const bookings = [await stored(), await stored(), await stored()]
  await expectTrips(5, (time) => changeIt(bookings[time]!.id, 'cancel'))
})

test('a check-in at the desk waits nine times', async () => {
  const today = (clock: string) => stored(timeAhead(0, clock))
  const bookings = [await today('10:00'), await today('10:20'), await today('10:40')]
  await expectTrips(9, (time) => press('check-in', { bookingId: bookings[time]!.id }))
})

test('a move at the desk waits nine times', async () => {
  const bookings = [await stored(), await stored(), await stored()]
  await expectTrips(9, (time) => press('move', { bookingId: bookings[time]!.id, to: newTime() }))
})

test.each([
  '/',
  '/appoitment',
  '/pathology',
])('the page %s does not wait for the database but for the calendar, once a second', (path) =>
  expectTrips(0, async () => {
    expect((await fetch(site.url + path)).status).toBe(200)
  }))
