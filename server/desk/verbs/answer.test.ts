import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, type DeskDay, openDeskDay } from '#test/desk-day.ts'
import { staffOf } from '#test/own-desk.ts'
import { openBookings } from '#test/vault.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const asked = () =>
  desk.keep({ kind: 'enquiry', state: 'open', startsAt: null, contact: { channels: ['email'] } })
const rowOf = async (id: string) => (await openBookings(desk.database.db)).find((row) => row.id === id)!
const text = 'Yes, your mother may wait with you.'

test('an answer is stored with the question, and its message waits a minute', async () => {
  const { id } = await asked()
  const { status, body } = await desk.press('answer', id, { text, template: 'bring-someone' })
  expect(status).toBe(200)
  expect(body.messageLeavesAt).toBe(body.undoUntil)
  expect(await rowOf(id)).toMatchObject({ state: 'answered', answer: text })
  expect(await desk.messagesOf(id)).toContain('enquiry-answered pending')
  expect((await desk.auditOf(id)).at(-1)).toContain('answered')
  expect((await desk.press('answer', id, { text })).body.refused).toBe('answered')
})

test('an undone answer leaves the enquiry open, and its text is stored nowhere', async () => {
  const { id } = await asked()
  const before = await rowOf(id)
  const answered = await desk.press('answer', id, { text })
  const undone = await desk.undo(answered.body.action)
  expect(await rowOf(id)).toMatchObject({ state: 'open', answer_by: before.answer_by })
  expect((await rowOf(id)).answer ?? null).toBeNull()
  expect(await desk.messagesOf(id)).not.toContain('enquiry-answered pending')
  // The text is stored neither in the clear nor sealed.
  const actions = await desk.database.db.selectFrom('desk_actions').select(['result', 'before']).execute()
  expect(actions).toHaveLength(2)
  expect(JSON.stringify(actions)).not.toMatch(/mother|sealed|text/)
  expect((await desk.undo(undone.body.action)).body.refused).toBe('done-anew')
})

test('an enquiry answered again after an undo sends one message', async () => {
  const { id } = await asked()
  const answered = await desk.press('answer', id, { text })
  await desk.undo(answered.body.action)
  expect((await desk.press('answer', id, { text: 'Yes.' })).status).toBe(200)
  const sent = (await desk.messagesOf(id)).filter((message) => message.startsWith('enquiry-answered'))
  expect(sent.toSorted()).toEqual(['enquiry-answered pending', 'enquiry-answered withdrawn'])
})

test('no answer reveals the sex of an unborn child', async () => {
  const { id } = await asked()
  for (const said of ['The foetus is a boy.', 'गर्भ में लड़की है।', 'pet mein beta hai'])
    expect((await desk.press('answer', id, { text: said })).body.refused).toBe('never-said')
  expect(await rowOf(id)).toMatchObject({ state: 'open' })
})

test('an empty answer is refused, a visit has none, and a complaint is answered by the doctor of the visit', async () => {
  const { id } = await asked()
  expect((await desk.press('answer', id, { text: ' \n ' })).body.refused).toBe('no-text')
  const visit = await desk.keep({ startsAt: at('11:00') })
  expect((await desk.press('answer', visit.id, { text })).body.refused).toBe('no-enquiry')
  const complaint = await desk.keep({ kind: 'enquiry', state: 'open', startsAt: null, aboutId: visit.id })
  expect((await desk.press('answer', complaint.id, { text })).body.refused).toBe('not-yours')
  const doctor = staffOf('doctor', 'Nandini')
  expect((await desk.press('answer', complaint.id, { text }, doctor)).status).toBe(200)
})
