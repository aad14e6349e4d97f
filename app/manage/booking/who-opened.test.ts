import { sql } from 'kysely'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instantAt } from '#clinic/time.ts'
import type { Language } from '#content/language.ts'
import { recordAudit, type Staff } from '#server/bookings/audit.ts'
import { looksAt } from '#server/bookings/looks.ts'
import { onBooking } from '#server/bookings/one-booking.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { type Database, openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { asUser } from '#test/database.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { reading } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { ManageContext } from '../manage-context.ts'
import { manageWords } from '../manage-data.ts'
import { shownLooks } from './looks.ts'
import { WhoOpened } from './who-opened.tsx'

const now = instantAt('2026-11-16', 10 * 60)
const meera: Staff = {
  role: 'clinic',
  name: 'Meera Joshi',
  account: { id: crypto.randomUUID(), role: 'receptionist' },
}
const doctor: Staff = {
  role: 'clinic',
  name: 'Dr. Kavita Mathur',
  account: { id: crypto.randomUUID(), role: 'doctor' },
}

const database = withDatabase()
/** The site's own database user. */
let site: Database
beforeAll(async () => {
  site = openDatabase(openPool(asUser(database.url, 'clinic_site'), 'test', createLog('silent')))
})
afterAll(() => site.destroy())

const newBooking = () => insertBooking(database, { kind: 'enquiry', state: 'open', now })
const record = (
  actor: Staff,
  action: 'number-shown' | 'called' | 'corrected' | 'contact-changed',
  id: string,
) => database.db.transaction().execute((trx) => recordAudit(trx, reading, actor, action, id))

const page = async (language: Language, bookingId: string) => {
  const state = { words: manageWords(language), formToken: '', isResponse: true, attempt: 0, submit() {} }
  const looks = shownLooks(language, await looksAt(site, bookingId))
  return renderToStaticMarkup(
    createElement(ManageContext, { value: state }, createElement(WhoOpened, { looks })),
  )
}

test('the patient reads who opened the booking, in which role and when', async () => {
  const { id } = await newBooking()
  expect(await page('en', id)).toContain('Nobody at the clinic has opened your details yet.')
  await readBooking(database.db, reading, id, meera)
  await record(doctor, 'number-shown', id)
  await record(meera, 'called', id)
  await readBooking(database.db, reading, id, 'patient')
  await readBooking(database.db, reading, id, { role: 'clinic', name: 'Ravi Kumar' })
  const english = await page('en', id)
  const texts = Array.from(english.matchAll(/<li>(.*?)<time dateTime="([^"]+)">([^<]+)/g), ([, text]) => text)
  expect(texts).toEqual([
    'Ravi (computer operator) opened it',
    'Kavita (doctor) looked at your phone number',
    'Meera (reception) opened it',
  ])
  expect(english).not.toMatch(/Joshi|Mathur|Kumar/)
  expect(await page('hi', id)).toContain('Meera (रिसेप्शन) ने खोला')
})

test('the patient reads who corrected something, and not their own changes', async () => {
  const { id } = await newBooking()
  await record(meera, 'corrected', id)
  await record(doctor, 'contact-changed', id)
  await database.db
    .transaction()
    .execute((trx) => recordAudit(trx, reading, 'patient', 'contact-changed', id))
  const texts = Array.from((await page('en', id)).matchAll(/<li>(.*?)<time/g), ([, text]) => text)
  expect(texts).toEqual([
    'Kavita (doctor) changed how we contact you',
    'Meera (reception) corrected your details',
  ])
  expect(await page('hi', id)).toContain('Meera (रिसेप्शन) ने आपकी जानकारी ठीक की')
})

test("the site's database user reads the audit of the booking that it names, and of no other", async () => {
  const [own, other] = [await newBooking(), await newBooking()]
  await readBooking(database.db, reading, other.id, meera)
  expect(await looksAt(site, other.id)).toHaveLength(1)
  const asked = sql`select from looks_at_booking(${other.id})`
  const named = await onBooking(site, own.id, (trx) => asked.execute(trx))
  expect(named.rows).toEqual([])
  expect((await asked.execute(site)).rows).toEqual([])
  await expect(sql`select from audit_events`.execute(site)).rejects.toThrow('permission denied')
})
