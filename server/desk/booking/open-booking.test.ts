import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, type DeskDay, openDeskDay, rekha } from '#test/desk-day.ts'
import { insertLabTest } from '#test/insert-lab-test.ts'
import { staffOf } from '#test/own-desk.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const doctor = staffOf('doctor', 'Kamla')
const open = (id: string, staff = rekha) => desk.get(staff, `/api/booking?id=${id}`)
const number = (body: object, staff = rekha) => desk.post(staff, '/api/booking/number', body)

test('an opened booking shows how to reach the patient and who looked, and neither number nor reason', async () => {
  const { id } = await desk.keep({
    name: 'Asha Verma',
    phone: '+919876543212',
    message: 'I feel low',
    contact: {
      call: 'write-only',
      channels: ['whatsapp'],
      sharedPhone: true,
      hours: { from: '10:00', until: '13:00' },
    },
  })
  await desk.database.db.updateTable('bookings').set({ service: 'visit' }).where('id', '=', id).execute()
  await desk.press('check-in', id)
  const { body, status } = await open(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'Asha Verma',
    phoneEnd: '12',
    sharedPhone: true,
    bookedBy: 'patient',
    // A first visit to a psychiatrist is longer than others.
    minutes: null,
    cameAt: desk.clock.now.toISOString(),
    forDoctor: null,
    row: {
      id,
      state: 'waiting',
      token: 1,
      reach: { rule: 'write-only', channel: 'whatsapp', hours: { from: '10:00', until: '13:00' } },
    },
  })
  expect(body.looks[0]).toMatchObject({ action: 'read', name: 'Rekha', role: 'receptionist' })
  const text = JSON.stringify(body)
  for (const secret of ['98765', 'I feel low', '"visit"', 'gynaecology', 'psychiatry'])
    expect(text).not.toContain(secret)
})

test('the treating doctor also reads the message, and nothing of other doctors’ patients', async () => {
  const own = await desk.keep({ message: 'I feel low' })
  const others = await desk.keep({ doctor: 'doctor-2' })
  expect((await open(own.id, doctor)).body).toMatchObject({
    minutes: 20,
    forDoctor: { message: 'I feel low' },
  })
  expect((await open(others.id, doctor)).status).toBe(404)
  expect(await desk.auditOf(others.id)).not.toContain('read Kamla')
  expect((await number({ id: others.id }, doctor)).status).toBe(404)
  expect((await desk.press('seen', others.id, {}, doctor)).body.refused).toBe('not-yours')
  // A request with an old version does not reveal the present state either.
  const stale = await desk.command(doctor, 'seen', { bookingId: others.id, version: 0 })
  expect(stale.body).toEqual({ refused: 'not-yours' })
  for (const role of ['phlebotomist', 'owner'] as const)
    expect((await open(own.id, staffOf(role))).status).toBe(403)
})

test('reception gets neither name nor price of a sensitive test, but the total', async () => {
  const { id } = await desk.keep({ kind: 'lab-test', state: 'to-confirm', startsAt: at('11:00', 1) })
  const tests = [
    await insertLabTest(desk.database, 'Complete blood count'),
    await insertLabTest(desk.database, 'HIV antibodies', { sensitive: true, position: 2 }),
  ]
  await desk.database.db
    .insertInto('booking_lab_tests')
    .values(tests.map((test_id, index) => ({ booking_id: id, test_id, price: [320, 655][index]! })))
    .execute()
  const { body } = await open(id)
  // The other price is hidden as well: the difference from the total would reveal the hidden one.
  expect(body.tests).toEqual([
    { name: 'Complete blood count', tube: expect.any(String), rupees: null },
    { name: null, tube: null, rupees: null },
  ])
  expect(body.total).toBe(975)
  for (const secret of ['HIV', ':655', ':320']) expect(JSON.stringify(body)).not.toContain(secret)
  await desk.database.db.deleteFrom('booking_lab_tests').where('test_id', '=', tests[1]!).execute()
  expect((await open(id)).body).toMatchObject({ tests: [{ rupees: 320 }], total: 320 })
})

test('messages are shown with their state and how long they can be withheld', async () => {
  const { id } = await desk.keep({ startsAt: at('11:00', 2) })
  const { body } = await desk.press('cancel', id)
  const held = (await open(id)).body.messages.find(({ state }: { state: string }) => state === 'held')
  expect(held).toMatchObject({ template: 'appointment-cancelled-by-clinic', heldUntil: body.undoUntil })
  desk.later(61)
  expect((await open(id)).body.messages[0]).toMatchObject({ state: 'pending', heldUntil: null })
})

test('each display of the number is recorded; a reason is required against the rules or hours', async () => {
  const free = await desk.keep({ phone: '+919876543212', contact: { call: 'yes' } })
  expect((await number({ id: free.id })).body).toMatchObject({ phone: '+919876543212' })
  expect((await desk.auditOf(free.id)).at(-1)).toBe('number-shown Rekha')

  const silent = await desk.keep({ startsAt: at('10:20'), contact: { call: 'never' } })
  expect((await number({ id: silent.id })).body.refused).toBe('no-calls')
  expect(await desk.auditOf(silent.id)).not.toContain('number-shown Rekha')
  expect((await number({ id: silent.id, reason: 'emergency' })).status).toBe(200)
  expect((await desk.auditOf(silent.id)).at(-1)).toBe('number-shown Rekha emergency')

  const evening = await desk.keep({
    startsAt: at('10:40'),
    contact: { call: 'only-me', hours: { from: '17:00', until: '19:00' } },
  })
  expect((await number({ id: evening.id })).body).toMatchObject({
    refused: 'outside-hours',
    details: { opensAt: at('17:00').toISOString() },
  })
  // A reason is one of a list: free text cannot reach the trail, and the database would refuse it as well.
  expect((await number({ id: evening.id, reason: 'the gate is closed' })).status).toBe(400)
  expect((await number({ id: evening.id, reason: 'visit-changed' })).status).toBe(200)
  expect((await desk.auditOf(evening.id)).at(-1)).toBe('number-shown Rekha visit-changed')
  const detail = 'Typed by hand'
  const typed = desk.database.db
    .updateTable('audit_events')
    .set({ detail })
    .where('booking_id', '=', evening.id)
  await expect(typed.execute()).rejects.toThrow('audit_events_detail_check')
  desk.clock.now = at('17:30')
  expect((await number({ id: evening.id })).status).toBe(200)
})
