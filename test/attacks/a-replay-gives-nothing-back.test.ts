import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FORM_JSON } from '#app/forms/form-json.ts'
import { contactPrivacyNotice } from '#content/privacy-notices/contact.ts'
import { developmentEnv } from '#dev/env.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { appointmentAnswers, callPaths, enquiryAnswers, send, timeAhead } from '../answers.ts'
import { givenAt } from '../given.ts'
import { openBookings, pinOf } from '../vault.ts'
import { withSite } from '../with-site.ts'
import { submitManageForm } from './clinic.ts'

const { database, site } = withSite({}, { hasCatalogue: true })
const enquire = (key: string) => send(site.url + callPaths.enquiry, enquiryAnswers(), { key })
const idOf = async (reference: string) =>
  (await openBookings(database.db)).find((row) => row.reference === reference)!.id
const confirmationTokenIn = (url: string) => new URL(url, site.url).searchParams.get('confirmation') ?? ''

async function expectNothing(key: string, reference: string) {
  const { status, answer } = await enquire(key)
  expect(status).toBe(409)
  expect(answer.success).toBe(false)
  expect(JSON.stringify(answer)).not.toContain(reference)
  expect(JSON.stringify(answer)).not.toMatch(/pin|confirmationUrl/)
}

test('while its form is valid a repeat gets the same reference and PIN', async () => {
  const key = randomUUID()
  const first = await enquire(key)
  const again = await enquire(key)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.answer.data).toMatchObject({
    reference: first.answer.data.reference,
    pin: first.answer.data.pin,
  })
})

test('the key of one form is useless for another', async () => {
  const key = randomUUID()
  const { answer } = await enquire(key)
  for (const path of [callPaths.appointment, callPaths.collection, callPaths.test]) {
    const { status, answer: other } = await send(site.url + path, { test: 'lipid-profile' }, { key })
    expect(status).toBe(422)
    expect(JSON.stringify(other)).not.toContain(answer.data.reference)
  }
  const token = issueFormToken(developmentEnv.FORM_SECRET, 'enquiry', givenAt(new Date()))
  const elsewhere = await send(site.url + callPaths.appointment, appointmentAnswers(), { key: token })
  expect(elsewhere.status).toBe(422)
})

test('after the form has expired a repeat gets the fact that it was submitted, and nothing more', async () => {
  const key = randomUUID()
  const { answer } = await enquire(key)
  await database.db
    .updateTable('bookings')
    .set({ created_at: new Date(Date.now() - 4.1 * 3_600_000) })
    .where('reference', '=', answer.data.reference)
    .execute()
  await expectNothing(key, answer.data.reference)
})

test('after the patient has finished a repeat returns nothing', async () => {
  const key = randomUUID()
  const { answer } = await enquire(key)
  await submitManageForm(site, {
    intent: 'finish',
    confirmation: confirmationTokenIn(answer.data.confirmationUrl),
  })
  await expectNothing(key, answer.data.reference)
  expect((await fetch(site.url + answer.data.confirmationUrl)).status).toBe(410)
})

test('after erasure the same key finds nothing: it makes a new booking', async () => {
  const key = randomUUID()
  const { answer } = await enquire(key)
  const { reference } = answer.data
  const { session } = await submitManageForm(site, {
    intent: 'find',
    reference,
    pin: pinOf(await idOf(reference)),
  })
  expect((await submitManageForm(site, { intent: 'erase', session: session! })).status).toBe(200)
  const again = await enquire(key)
  expect(again.status).toBe(201)
  expect(again.answer.data.reference).not.toBe(reference)
  expect((await fetch(site.url + answer.data.confirmationUrl)).status).toBe(410)
  const row = await database.db
    .selectFrom('bookings')
    .select(['request_hash', 'link_hash', 'phone_hash', 'lookup_key_id', 'sealed'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  expect(Object.values(row)).toEqual([null, null, null, null, null])
})

test('API calls without a chosen key do not share one booking', async () => {
  for (const nil of ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])
    expect((await enquire(nil)).status).toBe(422)
})

test('twenty copies of one request at once are one booking, and none of them is refused as taken', async () => {
  const [key, answers] = [randomUUID(), appointmentAnswers(timeAhead(2, '11:20'))]
  const copies = await Promise.all(
    Array.from({ length: 20 }, () => send(site.url + callPaths.appointment, answers, { key })),
  )
  expect(copies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
  expect(new Set(copies.map(({ answer }) => answer.data.reference)).size).toBe(1)
})

test('the confirmation that script gets has the PIN, and its page has none a minute later', async () => {
  const formToken = issueFormToken(developmentEnv.FORM_SECRET, 'enquiry', givenAt(new Date()))
  const response = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { accept: FORM_JSON, origin: site.url },
    body: new URLSearchParams({ ...enquiryAnswers(), consent: contactPrivacyNotice.version, formToken }),
  })
  const { confirmation, url } = await response.json()
  const { reference, code } = confirmation.ticket
  expect(code).toMatch(/^\d{4}$/)
  const row = database.db.selectFrom('bookings').select('code_shown_at').where('reference', '=', reference)
  expect((await row.executeTakeFirstOrThrow()).code_shown_at).not.toBeNull()
  const open = async () => (await fetch(site.url + url)).text()
  expect(await open()).toContain('data-pin')
  await database.db
    .updateTable('bookings')
    .set({ code_shown_at: new Date(Date.now() - 61_000) })
    .where('reference', '=', reference)
    .execute()
  expect(await open()).not.toContain('data-pin')
})

test('the confirmation shows the PIN once; opened again it does not', async () => {
  const { answer } = await enquire(randomUUID())
  const { confirmationUrl, reference, pin } = answer.data
  const open = async () => (await fetch(site.url + confirmationUrl)).text()
  // The API response had the PIN; a page whose first response was lost may be reloaded for a minute.
  await database.db
    .updateTable('bookings')
    .set({ code_shown_at: new Date(Date.now() - 61_000) })
    .where('reference', '=', reference)
    .execute()
  const page = await open()
  expect(page).toContain(reference)
  expect(page).not.toContain('data-pin')
  expect(page.replaceAll(confirmationUrl, '')).not.toContain(`>${pin}<`)
})
