import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, type DeskDay, openDeskDay, rekha, sunil } from '#test/desk-day.ts'
import { staffOf } from '#test/own-desk.ts'
import { openBookings, pinOf, testVault } from '#test/vault.ts'
import { findByLink, findByPin } from '../../bookings/find-booking.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const phone = '+919876543212'
const komal = (more: object = {}) =>
  desk.keep({
    name: 'Komal Mishra',
    phone,
    startsAt: at('10:00', 3),
    contact: { channels: ['sms'] },
    ...more,
  })
const correct = (id: string, more: object, staff = rekha) => desk.press('correct-person', id, more, staff)
const stored = async (id: string) => (await openBookings(desk.database.db)).find((row) => row.id === id)!
const namesFound = async (q: string) =>
  (await desk.post(rekha, '/api/book/callers', { q })).body.map(({ name }: { name: string }) => name)
const atCounter = { proof: 'counter' }

test('a name is corrected in every booking of the person, and found by the new one', async () => {
  const [{ id }, older] = [await komal(), await komal({ startsAt: at('11:00', 4) })]
  const { body, status } = await correct(id, { name: 'Komal Mehra' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ corrected: ['name'], bookings: 2 })
  expect((await stored(older.id)).name).toBe('Komal Mehra')
  expect(await namesFound('mehra')).toEqual(['Komal Mehra'])
  expect(await namesFound('mishra')).toEqual([])
  expect((await desk.auditOf(id)).at(-2)).toContain('corrected Rekha name')
  await desk.undo(body.action)
  expect((await stored(older.id)).name).toBe('Komal Mishra')
  expect(await namesFound('mishra')).toEqual(['Komal Mishra'])
})

test('a new number applies to the one person, not to the family on the old phone', async () => {
  const { id } = await komal()
  const sister = await desk.keep({ name: 'Kamla Mishra', phone, startsAt: at('11:00', 3) })
  expect(await correct(id, { phone: '९०००० ०००५७', ...atCounter })).toMatchObject({ status: 200 })
  expect((await stored(id)).phone).toBe('+919000000057')
  expect((await stored(sister.id)).phone).toBe(phone)
  expect(await namesFound('0057')).toEqual(['Komal Mishra'])
  expect(await namesFound('3212')).toEqual(['Kamla Mishra'])
  // The booking opens with the new number, and not with the old one.
  const { reference } = await desk.bookingOf(id)
  const opens = (number: string) =>
    findByPin(desk.database.db, testVault, { reference, pin: pinOf(id), phone: number })
  expect(await opens('+919000000057')).toBe(id)
  expect(await opens(phone)).toBeNull()
})

test('of two people who wrote by e-mail under one name, one is corrected, and neither is offered as a caller', async () => {
  const byMail = {
    kind: 'enquiry',
    state: 'open',
    startsAt: null,
    phone: '',
    contact: { call: 'write-only', channels: ['email'] },
  } as const
  const [{ id }, stranger] = [await komal(byMail), await komal(byMail)]
  expect(await namesFound('komal')).toEqual([])
  const { body } = await correct(id, { name: 'Komal Mehra' })
  expect(body).toMatchObject({ corrected: ['name'], bookings: 1 })
  expect((await stored(stranger.id)).name).toBe('Komal Mishra')
  const booked = await desk.post(rekha, '/api/commands/book', {
    key: crypto.randomUUID(),
    at: at('10:00', 3),
    doctor: 'doctor-1',
    walkedIn: false,
    person: { bookingId: id },
  })
  expect(booked.body.refused).toBe('phone')
})

test('the link sent to the old number opens nothing without the code, and is restored with the number', async () => {
  const { id } = await komal()
  const { lookup_key_id } = await desk.bookingOf(id)
  const link = testVault.linkOf({ id, lookupKeyId: lookup_key_id! })
  const needsPin = async () => (await findByLink(desk.database.db, testVault, link, desk.clock.now))?.needsPin
  expect(await needsPin()).toBe(false)
  const { body } = await correct(id, { phone: '9000000057', ...atCounter })
  expect(await needsPin()).toBe(true)
  await desk.undo(body.action)
  expect(await needsPin()).toBe(false)
})

test('a new number and wider wishes need proof; narrower ones work at once', async () => {
  const { id } = await komal({ contact: { call: 'only-me', channels: [] } })
  expect((await correct(id, { phone: '9000000057' })).body.refused).toBe('proof')
  expect((await correct(id, { call: 'yes' })).body.refused).toBe('proof')
  expect((await correct(id, { write: 'sms' })).body.refused).toBe('proof')
  expect((await correct(id, { call: 'yes', proof: 'code', code: '0000x' })).body.refused).toBe('wrong-code')
  expect((await correct(id, { call: 'never' })).status).toBe(200)
  expect((await stored(id)).contact).toMatchObject({ call: 'never' })
  expect((await correct(id, { call: 'yes', proof: 'code', code: pinOf(id) })).status).toBe(200)
  expect((await desk.auditOf(id)).at(-1)).toBe('corrected Rekha call-code')
})

test('pending messages wait for the minute and use the new contact; undone, the old one', async () => {
  const booked = await desk.command(rekha, 'book', {
    at: at('10:00', 3).toISOString(),
    doctor: 'doctor-1',
    walkedIn: false,
    person: { name: 'Komal Mishra', phone, language: 'hi', call: 'only-me', write: 'sms', remind: false },
  })
  const id = booked.body.bookingId as string
  const messages = () =>
    desk.database.db
      .selectFrom('messages')
      .select(['channel', 'state', 'held_until'])
      .where('booking_id', '=', id)
      .where('state', '=', 'pending')
      .execute()
  desk.later(30)
  const { body } = await correct(id, { write: 'whatsapp' })
  const later = new Date(body.undoUntil)
  expect(await messages()).toEqual([{ channel: 'whatsapp', state: 'pending', held_until: later }])
  expect(await desk.openCallsOf(id)).toEqual([])
  await desk.undo(body.action)
  expect(await messages()).toMatchObject([{ channel: 'sms', state: 'pending' }])
  // A new number holds pending messages as well.
  desk.later(10)
  const moved = await correct(id, { phone: '9000000057', ...atCounter })
  expect(await messages()).toEqual([
    { channel: 'sms', state: 'pending', held_until: new Date(moved.body.undoUntil) },
  ])
})

test('language and wishes are undone, and done again, exactly', async () => {
  const { id } = await komal({ contact: { call: 'yes', channels: ['email', 'sms'], reminders: ['sms'] } })
  const before = await stored(id)
  const { body } = await correct(id, { language: 'hi', write: 'whatsapp', call: 'only-me' })
  const after = {
    language: 'hi',
    contact: { call: 'only-me', channels: ['email', 'whatsapp'], reminders: ['whatsapp'] },
  }
  expect(await stored(id)).toMatchObject(after)
  const undone = await desk.undo(body.action)
  expect((await stored(id)).contact).toEqual(before.contact)
  expect((await stored(id)).language).toBe(before.language)
  await desk.undo(undone.body.action)
  expect(await stored(id)).toMatchObject(after)
})

test('nothing personal is stored with the action, and invalid input is refused with its reason', async () => {
  const { id } = await komal()
  await correct(id, { name: 'Komal Mehra', phone: '9000000057', ...atCounter })
  const actions = JSON.stringify(await desk.database.db.selectFrom('desk_actions').selectAll().execute())
  for (const secret of ['Komal', 'Mishra', 'Mehra', '9000000057', '9876543212'])
    expect(actions).not.toContain(secret)
  expect((await correct(id, { phone: '0532 2400000', ...atCounter })).body.refused).toBe('phone')
  expect((await correct(id, { name: '1' })).body.refused).toBe('name')
  expect((await correct(id, { name: 'Komal Mehra' })).body.refused).toBe('nothing-changed')
  for (const role of ['doctor', 'phlebotomist', 'owner'] as const)
    expect((await correct(id, { name: 'Komal Verma' }, staffOf(role))).status).toBe(403)
})

test('all corrections at once fit into the trail', async () => {
  const { id } = await komal({ contact: { call: 'yes', channels: [] } })
  const all = { name: 'Komal Mehra', phone: '9000000057', language: 'hi', call: 'never', write: 'sms' }
  expect((await correct(id, { ...all, ...atCounter })).body.corrected).toHaveLength(5)
})

test('of two corrections at once, the second is refused as changed', async () => {
  const { id } = await komal()
  const version = await desk.versionOf(id)
  await correct(id, { name: 'Komal Mehra' })
  const second = await desk.command(sunil, 'correct-person', { bookingId: id, version, name: 'Komal Misra' })
  expect(second.body.refused).toBe('changed')
})
