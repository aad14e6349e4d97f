import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#clinic/time.ts'
import { endpoints } from '#desk/api/endpoints.ts'
import { at, type DeskDay, openDeskDay, rekha } from '#test/desk-day.ts'
import { givenAt } from '#test/given.ts'
import { staffOf } from '#test/own-desk.ts'
import { addCallTask } from '../../messages/call-tasks.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
  const { id, name, role } = farah
  const account = { id, name, email: 'farah@clinic.example', role, language: 'hi' as const }
  await desk.database.db.insertInto('staff').values(account).execute()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const farah = staffOf('phlebotomist', 'Farah')
const allWays = { channels: ['email' as const, 'sms' as const], reminders: ['email' as const] }
const visit = () => desk.keep({ startsAt: at('12:00', 3), contact: allWays })
const here = async () => {
  const booking = await desk.keep({ contact: allWays })
  await desk.press('check-in', booking.id)
  return booking
}
const inside = async () => {
  const booking = await here()
  await desk.press('call-in', booking.id)
  return booking
}
const asksToForget = async () => {
  const booking = await visit()
  const event = {
    id: randomUUID(),
    actor: 'patient' as const,
    action: 'erasure-asked',
    booking_id: booking.id,
  }
  await desk.database.db.insertInto('audit_events').values(event).execute()
  return booking
}
const home = () => desk.keep({ kind: 'home-collection', startsAt: at('10:00'), contact: allWays })
const stop = async () => {
  const booking = await home()
  await desk.command(rekha, 'assign-stop', { bookingId: booking.id, staffId: farah.id })
  return { ...booking, staffId: farah.id, startsAt: at('10:00').toISOString() }
}
const [from, later] = [dayOf(at('09:00')), dayOf(at('09:00', 3))]
const wholeDay = { from: later, until: later, session: null }

type Case = {
  /** Whether the patient gets a message. */
  tells: boolean
  press: () => Promise<{ status: number; body: Record<string, unknown> }>
}
const on = (
  verb: string,
  booking: () => Promise<{ id: string }>,
  { fields = {}, tells = true }: { fields?: object; tells?: boolean } = {},
): Case => ({ tells, press: async () => desk.press(verb, (await booking()).id, fields) })
const quiet = { tells: false }

const outcomeOf = (outcome: string, tells: boolean): Case => ({
  tells,
  async press() {
    const { id, staffId, startsAt } = await stop()
    const noted = { staffId, bookingId: id, startsAt, outcome, at: desk.clock.now.toISOString() }
    return desk.command(farah, 'stop-outcome', { ...noted, payment: 'none', rupees: 0 })
  },
})

const free = (verb: string, body: () => object | Promise<object>, tells: boolean, who = rekha): Case => ({
  tells,
  press: async () => desk.command(who, verb, await body()),
})

const after = (ready: () => Promise<unknown>, body: object) => async () => {
  await ready()
  return body
}

/** Every command, by the end of its path; several cases where it sends different messages. */
const cases: Record<string, Case | Record<string, Case>> = {
  'privacy-confirmed': on('privacy-confirmed', asksToForget, quiet),
  'privacy-answered': on('privacy-answered', asksToForget, quiet),
  answer: on(
    'answer',
    () => desk.keep({ kind: 'enquiry', state: 'open', startsAt: null, contact: allWays }),
    {
      fields: { text: 'Yes, we are open.' },
    },
  ),
  'check-in': on('check-in', () => desk.keep({ contact: allWays }), quiet),
  'call-in': on('call-in', here, quiet),
  'call-next': free('call-next', after(here, { queue: 'doctor-1' }), false),
  seen: on('seen', inside, quiet),
  missed: on(
    'missed',
    async () => {
      const booking = await desk.keep({ contact: allWays })
      desk.clock.now = at('11:00')
      return booking
    },
    quiet,
  ),
  left: on('left', here, quiet),
  move: {
    visit: on('move', visit, { fields: { to: at('13:00', 3).toISOString() } }),
    collection: on('move', home, { fields: { to: at('10:00', 2).toISOString() } }),
  },
  'hand-over': on('hand-over', visit, { fields: { doctor: 'doctor-2' } }),
  confirm: on('confirm', () =>
    desk.keep({ state: 'to-confirm', startsAt: at('12:00', 3), contact: allWays }),
  ),
  'agree-time': on('agree-time', () =>
    desk.keep({ kind: 'lab-test', state: 'to-confirm', startsAt: at('12:00', 3), contact: allWays }),
  ),
  cancel: on('cancel', visit),
  paid: on('paid', visit, { ...quiet, fields: { rupees: 500 } }),
  verify: on('verify', () => desk.keep({ trust: 'suspect', startsAt: at('12:00', 3) }), quiet),
  call: {
    reached: on(
      'call',
      async () => {
        const booking = await visit()
        await desk.database.db
          .transaction()
          .execute((trx) => addCallTask(trx, givenAt(new Date()), booking, 'moved'))
        return booking
      },
      { ...quiet, fields: { outcome: 'reached' } },
    ),
  },
  'correct-person': {
    name: on('correct-person', visit, { fields: { name: 'Komal Mehra' } }),
    language: on('correct-person', visit, { fields: { language: 'hi' } }),
  },
  book: free(
    'book',
    async () => {
      const { id } = await desk.keep({ contact: allWays })
      const moment = at('12:20', 3).toISOString()
      return { at: moment, doctor: 'doctor-1', walkedIn: false, person: { bookingId: id } }
    },
    true,
  ),
  undo: free(
    'undo',
    // The pending confirmation is true again: it waits as well.
    async () => ({ action: (await desk.press('cancel', (await visit()).id)).body.action }),
    true,
  ),
  'close-days': free('close-days', after(visit, { ...wholeDay, reason: 'clinic-closed' }), true),
  leave: free('leave', after(visit, { ...wholeDay, doctor: 'doctor-1', reason: 'not-said' }), true),
  'open-days': free(
    'open-days',
    after(() => desk.command(rekha, 'close-days', { ...wholeDay, doctor: null, reason: 'clinic-closed' }), {
      ...wholeDay,
      doctor: null,
    }),
    false,
  ),
  'doctor-late': free(
    'doctor-late',
    async () => {
      await desk.keep({ startsAt: at('11:00'), contact: allWays })
      return { doctor: 'doctor-1', session: 'morning', minutes: 30, isTold: true }
    },
    true,
  ),
  'start-shift': free('start-shift', after(stop, {}), false, farah),
  'end-shift': free('end-shift', () => ({ staffId: farah.id, day: from }), false, farah),
  'assign-stop': free(
    'assign-stop',
    async () => ({ bookingId: (await home()).id, staffId: farah.id }),
    false,
  ),
  landmark: on('landmark', home, { ...quiet, fields: { landmark: 'Blue gate' } }),
  'stop-outcome': {
    taken: outcomeOf('taken', false),
    refused: outcomeOf('refused', false),
    'not at home': outcomeOf('not-at-home', true),
  },
  'stop-number-shown': free(
    'stop-number-shown',
    async () => ({ bookingId: (await stop()).id, staffId: farah.id }),
    false,
    farah,
  ),
  'hand-over-money': free('hand-over-money', () => ({ staffId: farah.id, day: from, rupees: 100 }), false),
  'refused-entry': free(
    'refused-entry',
    () => ({ staffId: farah.id, command: 'stop-outcome', reason: 'not-yours', body: { rupees: 500 } }),
    false,
    farah,
  ),
  'settle-conflict': free(
    'settle-conflict',
    async () => {
      const { id: bookingId, startsAt, staffId } = await stop()
      const stopped = { staffId, bookingId, startsAt, at: startsAt, payment: 'none', rupees: 0 }
      const [first, key] = [randomUUID(), randomUUID()]
      for (const one of [first, key])
        await desk.command(farah, 'stop-outcome', { ...stopped, outcome: 'taken', key: one })
      return { outcomeId: key, as: 'stands' }
    },
    false,
  ),
}

test('the table has every command of the desk', () => {
  const paths = endpoints.flatMap(({ path }) => path.match(/^\/api\/commands\/(.+)/)?.[1] ?? [])
  expect(Object.keys(cases).sort()).toEqual(paths.sort())
})

const readHeld = () =>
  desk.database.db
    .selectFrom('messages')
    .select(['id', 'template', 'held_until as heldUntil', 'sequence'])
    .where(sql<boolean>`template not like 'desk-%'`)
    .execute()

const isOne = (given: Case | Record<string, Case>): given is Case => typeof given.tells === 'boolean'
const all = Object.entries(cases).flatMap(([verb, given]) =>
  isOne(given)
    ? [{ name: verb, ...given }]
    : Object.entries(given).map(([of, one]) => ({ name: `${verb}, ${of}`, ...one })),
)

test.each(all)('no message is sent within the minute: $name', async ({ tells, press }) => {
  const { status, body } = await press()
  expect([status, body]).toEqual([status === 204 ? 204 : 200, body])
  const pressed = desk.clock.now
  // The booking's own messages have no hold: they were queued before.
  const caused = (await readHeld()).filter(({ sequence, heldUntil }) => sequence > 0 || heldUntil !== null)
  for (const { template, heldUntil } of caused)
    expect([template, heldUntil]).toEqual([template, new Date(pressed.getTime() + 60_000)])
  expect(caused.length > 0).toBe(tells)
})

test('a landmark is free text, too: the law applies to it', async () => {
  const { id } = await home()
  const said = await desk.press('landmark', id, { landmark: 'गर्भ में लड़की है' })
  expect(said.body.refused).toBe('never-said')
})
