import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetBooking } from '#server/erasure/forget-booking.ts'
import { addCallTask } from '#server/messages/call-tasks.ts'
import { givenAt } from '#test/given.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { type OwnDesk, openOwnDesk } from '#test/own-desk.ts'
import { linkOf, testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import type { AnswerPreview, Answers, Call, Letter } from '../contract/answers.ts'
import type { SignedIn } from '../contract/roles.ts'

const meera: SignedIn = {
  id: randomUUID(),
  name: 'Meera Joshi',
  role: 'receptionist',
  doctorId: null,
  language: 'en',
}
const nandini: SignedIn = {
  ...meera,
  id: randomUUID(),
  name: 'Nandini',
  role: 'doctor',
  doctorId: 'doctor-1',
}
const other: SignedIn = { ...nandini, id: randomUUID(), name: 'Other', doctorId: 'doctor-2' }
const now = new Date('2026-11-16T06:00:00Z')
const hour = 3_600_000

const database = withDatabase()
let own: OwnDesk
beforeAll(async () => {
  own = await openOwnDesk(database, () => now)
})
afterAll(() => own.close())

type Answer<T> = Promise<{ status: number; text: string; body: T }>
const get = <T>(path: string, as = meera): Answer<T> => own.get(as, path)
const post = <T>(path: string, payload: object, as = meera): Answer<T> => own.post(as, path, payload)
const rowsOf = async (bookingId: string, as = meera) =>
  (await get<Answers>('/api/answers', as)).body.rows.filter((row) => row.bookingId === bookingId)
const readsOf = (id: string) =>
  database.db
    .selectFrom('audit_events')
    .select(['action', 'actor_name'])
    .where('booking_id', '=', id)
    .execute()

test('an enquiry is listed with its deadline, and the list has nothing of its text', async () => {
  const { id } = await insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    now,
    name: 'Neha Tiwari',
    phone: '+916000000031',
    message: 'May my mother wait with me?',
  })
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({
    kind: 'enquiry',
    name: 'Neha T.',
    due: new Date(now.getTime() + 48 * hour).toISOString(),
    reach: { rule: 'only-patient' },
    mayOpen: true,
  })
  expect((await get('/api/answers')).text).not.toMatch(/Tiwari|6000000031|mother/)
  expect(await readsOf(id)).not.toContainEqual(expect.objectContaining({ action: 'read' }))

  const letter = await get<Letter>(`/api/answers/letter?bookingId=${id}`)
  expect(letter.body).toMatchObject({ text: 'May my mother wait with me?', isDanger: false, about: null })
  expect(await readsOf(id)).toContainEqual({ action: 'read', actor_name: 'Meera Joshi' })
})

test('an enquiry that speaks of danger is marked urgent and stands first', async () => {
  const { id } = await insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    now,
    message: 'I want to die',
  })
  expect((await get<Letter>(`/api/answers/letter?bookingId=${id}`)).body.isDanger).toBe(true)
  const { rows } = (await get<Answers>('/api/answers')).body
  expect(rows[0]).toMatchObject({ bookingId: id, isUrgent: true })
})

test('the preview has the words that the worker sends, and never the private link', async () => {
  const contact = { call: 'yes', channels: ['email', 'sms', 'whatsapp'] } as const
  const { id, reference } = await insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    now,
    contact: { ...contact, channels: [...contact.channels] },
  })
  const text = '  Yes, that works.\r\n\r\n\r\n\r\nMeera '
  const { body, text: raw } = await post<AnswerPreview>('/api/answers/preview', { bookingId: id, text })
  expect(body.page).toEqual({ title: 'Our answer', text: 'Yes, that works.\n\nMeera' })
  expect(body.messages.map(({ channel }) => channel)).toEqual(['email', 'sms', 'whatsapp'])
  for (const message of body.messages) {
    expect(message.text).toContain(reference)
    expect(message.text).not.toMatch(/[{}]|Yes, that works/)
  }
  expect(body.isCall).toBe(false)
  expect(raw).not.toContain(linkOf(id))
})

test('a patient who left only an e-mail is answered by e-mail, and no call task is created', async () => {
  const { id } = await insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    now,
    name: 'Ila Rao',
    phone: '',
    email: 'ila@example.in',
    message: 'Do you open on Sundays?',
    contact: { call: 'write-only', channels: ['email'] },
  })
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({
    name: 'Ila R.',
    reach: { rule: 'write-only', channel: 'email' },
    mayOpen: true,
  })
  const { body: preview } = await post<AnswerPreview>('/api/answers/preview', { bookingId: id, text: 'Yes.' })
  expect(preview).toMatchObject({ isCall: false, messages: [{ channel: 'email' }] })

  const answer = {
    key: randomUUID(),
    bookingId: id,
    version: row!.version,
    text: 'Yes, until half past one.',
  }
  expect((await post('/api/commands/answer', answer)).status).toBe(200)
  const messages = await database.db
    .selectFrom('messages')
    .select(['template', 'channel'])
    .where('booking_id', '=', id)
    .where('origin', '=', 'clinic')
    .execute()
  expect(messages).toEqual([{ template: 'enquiry-answered', channel: 'email' }])
  // Nothing is left to do: neither the enquiry nor a call.
  expect(await rowsOf(id)).toEqual([])
})

test('a patient who allows no message gets a call task, and the preview says so', async () => {
  const { id } = await insertBooking(database, { kind: 'enquiry', state: 'open', now })
  const { body } = await post<AnswerPreview>('/api/answers/preview', { bookingId: id, text: 'Yes.' })
  expect(body).toMatchObject({ messages: [], isCall: true })
})

test('a complaint has 48 hours, and only the doctor of the visit opens it', async () => {
  const visit = await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: new Date(now.getTime() + 48 * hour),
    now,
  })
  const complaint = await insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    aboutId: visit.id,
    now,
    message: 'My therapy was discussed aloud',
  })
  const [atReception] = await rowsOf(complaint.id)
  expect(atReception).toMatchObject({ kind: 'complaint', mayOpen: false })
  const path = `/api/answers/letter?bookingId=${complaint.id}`
  expect((await get(path)).status).toBe(403)
  expect((await get(path, other)).status).toBe(403)
  expect((await post('/api/answers/preview', { bookingId: complaint.id, text: 'x' })).status).toBe(403)
  expect((await readsOf(complaint.id)).map(({ action }) => action)).not.toContain('read')
  expect((await get<Letter>(path, nandini)).body).toMatchObject({ kind: 'complaint', about: visit.reference })
})

test('a complaint that was acknowledged in time stays open until it is answered, for at most a month', async () => {
  const startsAt = new Date(now.getTime() + 50 * hour)
  const visit = await insertBooking(database, { kind: 'appointment', state: 'booked', startsAt, now })
  const contact = { channels: ['email' as const] }
  const complaint = { kind: 'enquiry', state: 'open', aboutId: visit.id, contact, now } as const
  const { id } = await insertBooking(database, complaint)
  const created = { created_at: new Date(now.getTime() - hour) }
  await database.db.updateTable('bookings').set(created).where('id', '=', id).execute()
  const answer = async (text: string, more: object = {}) => {
    const { version } = (await rowsOf(id, nandini))[0]!
    const body = { key: randomUUID(), bookingId: id, version, text, ...more }
    return post<{ action: string; refused?: string }>('/api/commands/answer', body, nandini)
  }
  expect((await rowsOf(id))[0]!.due).toBe(new Date(now.getTime() + 48 * hour).toISOString())
  expect((await answer('We have it.', { isSettledLater: true })).status).toBe(200)
  const byNextMonth = '2026-12-16T05:00:00.000Z'
  expect((await rowsOf(id))[0]).toMatchObject({ kind: 'complaint', due: byNextMonth })
  const letter = () => get<Letter>(`/api/answers/letter?bookingId=${id}`, nandini)
  expect((await letter()).body.answered).toBe('We have it.')
  const settled = await answer('It will not happen again.')
  expect(await rowsOf(id)).toEqual([])
  expect((await letter()).body.answered).toBe('We have it.\n\nIt will not happen again.')
  // After the undo, the acknowledgement stays.
  await post('/api/commands/undo', { key: randomUUID(), action: settled.body.action }, nandini)
  expect((await letter()).body.answered).toBe('We have it.')
  expect((await rowsOf(id))[0]).toMatchObject({ due: byNextMonth })
})

test('a visit cannot be opened as an enquiry, so its message is not read here', async () => {
  const { id } = await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: new Date(now.getTime() + 72 * hour),
    now,
    message: 'private',
  })
  expect((await get(`/api/answers/letter?bookingId=${id}`)).status).toBe(404)
  expect((await post('/api/answers/preview', { bookingId: id, text: 'x' })).status).toBe(404)
})

test('a privacy request is due within a month, until it is answered', async () => {
  const startsAt = new Date(now.getTime() - 48 * hour)
  const { id } = await insertBooking(database, { kind: 'appointment', state: 'booked', startsAt, now })
  await database.db.updateTable('bookings').set({ state: 'attended' }).where('id', '=', id).execute()
  await forgetBooking(database.db, database.queue, id, { ...givenAt(now), vault: testVault, why: 'erased' })
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({ kind: 'privacy' })
  const asked = new Date(row!.since)
  expect(new Date(row!.confirmBy!).getTime() - asked.getTime()).toBe(48 * hour)
  expect(new Date(row!.due!).getTime() - asked.getTime()).toBeGreaterThan(27 * 24 * hour)
  const step = async (verb: string) => {
    const key = randomUUID()
    const reply = await post(`/api/commands/${verb}`, { key, bookingId: id, version: row!.version })
    return { key, ...reply }
  }
  const takeBack = (action: string) => post('/api/commands/undo', { key: randomUUID(), action })
  const confirmed = await step('privacy-confirmed')
  expect((await rowsOf(id))[0]).toMatchObject({ confirmBy: null, due: row!.due })
  expect((await step('privacy-confirmed')).body).toEqual({ refused: 'no-request' })
  expect((await takeBack(confirmed.key)).status).toBe(200)
  expect(await rowsOf(id)).toMatchObject([{ confirmBy: row!.confirmBy }])
  const answered = await step('privacy-answered')
  expect(await rowsOf(id)).toEqual([])
  // A mistaken answer that is undone does not end the legal month.
  await takeBack(answered.key)
  expect(await rowsOf(id)).toMatchObject([{ due: row!.due }])
  expect((await step('privacy-answered')).status).toBe(200)
  expect((await step('privacy-answered')).body).toEqual({ refused: 'no-request' })
  expect(await rowsOf(id)).toEqual([])
  await forgetBooking(database.db, database.queue, id, { ...givenAt(now), vault: testVault, why: 'erased' })
  expect(await rowsOf(id)).toHaveLength(1)
})

test('a call says how the patient may be reached, and has no number', async () => {
  const { id } = await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: new Date(now.getTime() + 96 * hour),
    now,
    phone: '+916000000032',
    contact: { hours: 'morning', sharedPhone: true, wordsForOthers: 'From the tailor' },
  })
  await database.db.transaction().execute((trx) => addCallTask(trx, givenAt(new Date()), { id }, 'moved'))
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({ kind: 'call', reason: 'moved', due: null })
  // 11:30 in India: the patient's morning hours have begun.
  expect(row!.hours?.from).toBe(now.toISOString())
  const { body, text } = await get<Call>(`/api/answers/call?taskId=${row!.id.split('/')[1]}`)
  expect(body).toMatchObject({ reason: 'moved', sharedPhone: true, wordsForOthers: 'From the tailor' })
  expect(body.when?.hi).toContain('नवंबर')
  expect(text).not.toMatch(/6000000032|Verma/)
})

test('neither a phlebotomist nor the owner reads or writes answers', async () => {
  for (const role of ['phlebotomist', 'owner'] as const)
    expect((await get('/api/answers', { ...meera, role })).status).toBe(403)
})
