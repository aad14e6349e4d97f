import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, type DeskDay, openDeskDay, rekha, sunil } from '#test/desk-day.ts'
import { staffOf } from '#test/own-desk.ts'
import { openBookings } from '#test/vault.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const toCall = () => desk.keep({ state: 'to-confirm', startsAt: at('12:00', 3), contact: { channels: [] } })
const taskOf = (id: string) =>
  desk.database.db
    .selectFrom('call_tasks')
    .select(['id', 'due_at', 'attempts', 'done_at'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
const contactOf = async (id: string) =>
  (await openBookings(desk.database.db)).find((booking) => booking.id === id)!.contact
const note = async (id: string, outcome: string) => desk.press('call', id, { outcome })

test('a patient who was reached has no pending call, until it is undone', async () => {
  const { id } = await toCall()
  const { id: task } = await taskOf(id)
  const noted = await desk.press('call', id, { task, outcome: 'reached' })
  expect(await desk.openCallsOf(id)).toEqual([])
  expect((await desk.auditOf(id)).at(-1)).toBe('called Rekha reached')
  expect((await desk.press('call', id, { task, outcome: 'reached' })).body.refused).toBe('no-call')
  await desk.undo(noted.body.action)
  expect(await desk.openCallsOf(id)).toEqual(['to-confirm'])
})

test('a call that an undo drops does not count: only an outcome is shown as “called”', async () => {
  const rowsOf = async (id: string) =>
    (await desk.get(rekha, `/api/rows?ids=${id}`)).body.rows
      .filter(({ kind }: { kind: string }) => kind === 'call')
      .map(({ state }: { state: string }) => state)
  const { id } = await desk.keep({ startsAt: at('12:00', 3), contact: { channels: [], call: 'yes' } })
  const moved = await desk.press('move', id, { to: at('12:40', 3).toISOString() })
  expect(await rowsOf(id)).toEqual(['call-owed'])
  await desk.undo(moved.body.action)
  expect(await rowsOf(id)).toEqual([])
  await desk.press('move', id, { to: at('12:40', 3).toISOString() })
  const noted = await note(id, 'reached')
  expect(await rowsOf(id)).toEqual(['called'])
  // Undone, and done again.
  const undone = await desk.undo(noted.body.action)
  expect(await rowsOf(id)).toEqual(['call-owed'])
  await desk.undo(undone.body.action)
  expect(await rowsOf(id)).toEqual(['called'])
})

test('a patient who may not be called has no call task: the message waits for the patient', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3), contact: { channels: [], call: 'never' } })
  await desk.press('move', id, { to: at('12:40', 3).toISOString() })
  const { body } = await desk.get(rekha, `/api/rows?ids=${id}`)
  const call = body.rows.find(({ kind }: { kind: string }) => kind === 'call')
  expect(call).toMatchObject({ state: 'waits-for-patient', isDeadline: false, verbs: ['open'] })
})

test('nobody answers: again in half an hour, after three tries tomorrow; the task never vanishes', async () => {
  const { id } = await toCall()
  await note(id, 'no-answer')
  expect(await taskOf(id)).toMatchObject({ attempts: 1, due_at: at('09:30'), done_at: null })
  const second = await note(id, 'someone-else')
  expect(await taskOf(id)).toMatchObject({ attempts: 2 })
  await desk.undo(second.body.action)
  expect(await taskOf(id)).toMatchObject({ attempts: 1, due_at: at('09:30') })
  await note(id, 'no-answer')
  await note(id, 'no-answer')
  expect(await taskOf(id)).toMatchObject({ attempts: 3, due_at: at('09:00', 1), done_at: null })
})

test('“later” is within the hours that the patient allows', async () => {
  const { id } = await desk.keep({
    state: 'to-confirm',
    startsAt: at('12:00', 3),
    contact: { channels: [], hours: { from: '17:00', until: '19:00' } },
  })
  await note(id, 'later')
  expect(await taskOf(id)).toMatchObject({ attempts: 0, due_at: at('17:00') })
})

test('a wrong number is neither called nor written to again; an undo restores everything', async () => {
  const { id } = await desk.keep({
    state: 'to-confirm',
    startsAt: at('12:00', 3),
    contact: {
      call: 'yes',
      channels: ['email', 'sms'],
      reminders: ['sms'],
      wordsForOthers: 'It is the bank',
    },
  })
  const before = await contactOf(id)
  const noted = await note(id, 'wrong-number')
  expect(await contactOf(id)).toEqual({ ...before, call: 'write-only', channels: ['email'], reminders: [] })
  expect(await desk.openCallsOf(id)).toEqual([])
  const undone = await desk.undo(noted.body.action)
  expect(await contactOf(id)).toEqual(before)
  await desk.undo(undone.body.action)
  expect(await contactOf(id)).toMatchObject({ call: 'write-only' })
})

test('a patient who asks for no calls is not called', async () => {
  const { id } = await toCall()
  await note(id, 'no-more-calls')
  expect(await contactOf(id)).toMatchObject({ call: 'never' })
})

test('what the patient learned on the phone cannot be undone', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3), contact: { channels: [] } })
  const cancelled = await desk.press('cancel', id)
  await desk.press('call', id, { outcome: 'reached' }, sunil)
  expect((await desk.undo(cancelled.body.action)).body.refused).toBe('changed')
})

test('“keep it” holds the requested time and ends the call, in one step that can be undone', async () => {
  const { id } = await toCall()
  const { id: task } = await taskOf(id)
  const { body } = await desk.get(rekha, `/api/answers/call?taskId=${task}`)
  expect(body.settles).toEqual({ keep: true, move: true, cancel: true })
  expect(body.row).toMatchObject({ kind: 'appointment', at: at('12:00', 3).toISOString() })
  const noted = await desk.press('call', id, { task, outcome: 'keep' })
  expect(noted.body).toMatchObject({ callOwed: false })
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'booked', seat: 1 })
  expect(await desk.openCallsOf(id)).toEqual([])
  expect(await calledAt(id)).toEqual([desk.clock.now, desk.clock.now])
  expect(await desk.auditOf(id)).toContain('called Rekha keep')
  await desk.undo(noted.body.action)
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'to-confirm', seat: null })
  expect(await desk.openCallsOf(id)).toEqual(['to-confirm'])
})

const calledAt = async (id: string) => {
  const tasks = desk.database.db.selectFrom('call_tasks').select('called_at').where('booking_id', '=', id)
  return (await tasks.execute()).map(({ called_at }) => called_at)
}

test('a time that is taken by now is not kept: nothing is written, and the call stays open', async () => {
  const { id } = await toCall()
  await desk.keep({ startsAt: at('12:00', 3) })
  expect((await note(id, 'keep')).body.refused).toBe('taken')
  expect(await desk.openCallsOf(id)).toEqual(['to-confirm'])
  const free = { outcome: 'move', to: at('12:40', 3).toISOString() }
  expect((await desk.press('call', id, free)).status).toBe(200)
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'booked', starts_at: at('12:40', 3) })
  expect(await desk.openCallsOf(id)).toEqual([])
})

test('“cancel it” counts as the patient’s cancellation: by the rules for the patient, and without another call', async () => {
  const { id } = await toCall()
  const noted = await note(id, 'cancel')
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'cancelled', cancelled_by: 'patient' })
  expect(await desk.openCallsOf(id)).toEqual([])
  expect(await desk.auditOf(id)).toContain('cancelled Rekha')
  expect(await desk.messagesOf(id)).not.toContain('desk-appointment-cancelled pending')
  await desk.undo(noted.body.action)
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'to-confirm', cancelled_by: null })
  expect(await desk.openCallsOf(id)).toEqual(['to-confirm'])
})

test('on a cancelled or past booking a call can only be recorded; a doctor does not confirm', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3), contact: { channels: [] } })
  await desk.press('cancel', id)
  const { id: task } = await taskOf(id)
  const { body } = await desk.get(rekha, `/api/answers/call?taskId=${task}`)
  expect(body.settles).toEqual({ keep: false, move: false, cancel: false })
  const own = await toCall()
  expect((await desk.press('call', own.id, { outcome: 'keep' }, staffOf('doctor'))).body.refused).toBe(
    'not-yours',
  )
})
