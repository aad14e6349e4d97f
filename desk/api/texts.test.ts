import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedTexts } from '#content/desk/signed-texts.ts'
import { facts } from '#content/facts.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { createSignatureReader, findSignatures } from '#server/texts/sign-offs.ts'
import { hashOfText, sentencesOf } from '#server/texts/text-hash.ts'
import { databaseSettings } from '#test/database.ts'
import { type OwnDesk, openOwnDesk } from '#test/own-desk.ts'
import { withDatabase } from '#test/with-database.ts'
import type { SignedIn } from '../contract/roles.ts'
import type { TextRow, TextToRead } from '../contract/texts.ts'

const doctor: SignedIn = {
  id: 'n',
  name: 'Nandini Saraswat',
  role: 'doctor',
  doctorId: facts.doctors[0].id,
  language: 'en',
}

const database = withDatabase()
let own: OwnDesk
beforeAll(async () => {
  own = await openOwnDesk(database)
})
afterAll(() => own.close())

const sign = async (text: { id: string; hash: string }, as = doctor) =>
  (await own.post(as, '/api/texts/sign', { key: randomUUID(), ...text })).status
const list = async (): Promise<TextRow[]> => (await own.get(doctor, '/api/texts')).body.texts

test('every text has both languages, and its hash changes with one letter', () => {
  for (const text of signedTexts) {
    const sentences = sentencesOf(text)
    expect(sentences.length, text.id).toBeGreaterThan(0)
    for (const { en, hi } of sentences) expect(en.length * hi.length, `${text.id}: ${en}`).toBeGreaterThan(0)
  }
  expect(new Set(signedTexts.map(hashOfText)).size).toBe(signedTexts.length)
  const words = { en: 'Come at once', hi: 'तुरंत आएँ' }
  const hash = hashOfText({ parts: [words] })
  expect(hashOfText({ parts: [{ ...words, hi: 'तुरंत आए' }] })).not.toBe(hash)
  expect(hashOfText({ parts: [{ ...words, reviewNote: 'for the doctor' }] })).toBe(hash)
})

test('a doctor reads a text and signs it; the site then shows by whom and when', async () => {
  const before = await list()
  expect(before.every(({ signed }) => signed === null)).toBe(true)
  const text: TextToRead = (await own.get(doctor, '/api/texts/text?id=safety')).body
  expect(text.sentences.length).toBeGreaterThan(3)
  expect(await sign(text)).toBe(200)
  expect(await sign(text)).toBe(200)
  const row = (await list()).find(({ id }) => id === 'safety')
  expect(row?.signed?.by.hi).toContain(facts.doctors[0].name.hi)
  const events = await database.db.selectFrom('clinic_events').select(['staff_name', 'action']).execute()
  expect(events).toEqual([{ staff_name: 'Nandini Saraswat', action: 'text-signed' }])

  // The site reads it as its own database user, at most half a minute later.
  const site = openDatabase(
    openPool(databaseSettings(database.url).DATABASE_URL, 'test', createLog('silent')),
  )
  let now = new Date()
  const reader = createSignatureReader(
    site,
    () => now,
    () => expect.unreachable(),
  )
  await reader.start()
  expect([...reader.read().keys()]).toEqual(['safety'])
  expect(await sign(before.find(({ id }) => id === 'care-cards')!)).toBe(200)
  now = new Date(now.getTime() + 31_000)
  reader.read()
  await expect.poll(() => [...reader.read().keys()].sort()).toEqual(['care-cards', 'safety'])
  await site.destroy()
})

test('a signature is valid for the text that was read, and for no other', async () => {
  expect(await sign({ id: 'call-script', hash: 'of another day' })).toBe(409)
  await database.db
    .insertInto('text_sign_offs')
    .values({ text_id: 'call-script', text_hash: 'of another day', staff_id: 'n', doctor: doctor.doctorId! })
    .execute()
  expect((await findSignatures(database.db)).has('call-script')).toBe(false)
  const row = (await list()).find(({ id }) => id === 'call-script')
  expect(row).toMatchObject({ signed: null, wasSigned: true })
})

test('only a doctor signs; the owner and reception read', async () => {
  const [text] = await list()
  for (const role of ['owner', 'receptionist', 'phlebotomist'] as const) {
    const other = { ...doctor, role, doctorId: null }
    expect(await sign(text!, other)).toBe(403)
    expect((await own.get(other, '/api/texts')).status).toBe(role === 'phlebotomist' ? 403 : 200)
  }
  const forge = own.desk.db.updateTable('text_sign_offs').set({ doctor: 'doctor-2' })
  await expect(forge.execute()).rejects.toThrow(/permission denied/)
})
