import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asUser, type TestDatabase } from '#test/database.ts'
import { givenAt } from '#test/given.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { testKeys, testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { eraseDetails } from '../../erasure/erase-details.ts'
import { createContext } from '../../platform/context.ts'
import { openDatabase, openPool } from '../../platform/db.ts'
import { createLog } from '../../platform/log.ts'
import { addSearchHashes, replaceLookups } from '../../platform/rotate-keys.ts'
import { openVault } from '../../platform/vault.ts'
import { findBookings } from './find-bookings.ts'

const now = new Date('2026-11-16T11:12:00+05:30')
const rekha = { role: 'clinic' as const, name: 'Rekha' }

const database = withDatabase()
let desk: TestDatabase['db']
let reference: string
beforeAll(async () => {
  desk = openDatabase(openPool(asUser(database.url, 'clinic_desk'), 'test', createLog('silent')))
  const people = [
    ['Asha Verma', '+916000001234', '2026-11-16T12:00:00+05:30'],
    ['आशा शर्मा', '+916000005678', '2026-11-17T12:00:00+05:30'],
    ['Asif Khan', '+916000009999', '2026-11-18T12:00:00+05:30'],
    ['Laxmi Devi', '+916111111234', '2026-11-19T12:00:00+05:30'],
  ] as const
  for (const [name, phone, startsAt] of people) {
    const booked = await insertBooking(database, {
      kind: 'appointment',
      state: 'booked',
      now,
      name,
      phone,
      startsAt: new Date(startsAt),
    })
    if (name === 'Laxmi Devi') reference = booked.reference
    if (name === 'Asif Khan')
      await database.db
        .insertInto('visits')
        .values({
          booking_id: booked.id,
          day: '2026-11-16',
          queue: 'doctor-1',
          token: 7,
          checked_in_at: now,
          called_in_at: null,
          seen_at: null,
        })
        .execute()
  }
})
afterAll(() => desk.destroy())

const receptionist = {
  id: randomUUID(),
  role: 'receptionist' as const,
  doctorId: null,
  language: 'en' as const,
}
const find = async (
  typed: string,
  viewer: Parameters<typeof findBookings>[1] = receptionist,
  vault = testVault,
) =>
  (await findBookings({ ...givenAt(now), db: desk, vault, staff: rekha }, viewer, typed)).map(
    ({ name }) => name,
  )

test('a patient is found by the sound of a name, in either script, whole or begun', async () => {
  expect(await find('Aasha')).toEqual(['Asha V.', 'आशा श.'])
  expect(await find('आशा')).toEqual(['आशा श.', 'Asha V.'])
  expect(await find('asha sharma')).toEqual(['आशा श.'])
  expect(await find('आषा')).toEqual(['Asha V.', 'आशा श.'])
  expect(await find('Varma')).toEqual(['Asha V.'])
  expect(await find('lak')).toEqual(['Laxmi D.'])
  expect(await find('Nobody')).toEqual([])
})

test('a patient is found by the end of a phone number, a token of today or a reference', async () => {
  expect(await find('1234')).toEqual(['Asha V.', 'Laxmi D.'])
  expect(await find('१२३४')).toEqual(['Asha V.', 'Laxmi D.'])
  expect(await find('11 1234')).toEqual(['Laxmi D.'])
  expect(await find('+91 60000 01234')).toEqual(['Asha V.'])
  expect(await find('7')).toEqual(['Asif K.'])
  expect(await find(reference)).toEqual(['Laxmi D.'])
  expect(await find(reference.toLowerCase().replaceAll('-', ' '))).toEqual(['Laxmi D.'])
  // Four characters of a reference are enough, with the clinic's letters or without.
  const [prefix, four, two] = reference.toLowerCase().split('-') as [string, string, string]
  expect(await find(`${prefix} ${four}`)).toEqual(['Laxmi D.'])
  expect(await find(`${prefix}${four}${two[0]}`)).toEqual(['Laxmi D.'])
  if (!/^\d+$/.test(four)) expect(await find(four)).toEqual(['Laxmi D.'])
  for (const nothing of ['', ' ', '0000', '999', '%', "' or 1=1 --"])
    expect(await find(nothing), nothing).toEqual([])
})

test('a doctor finds their own patients only, the owner nobody', async () => {
  expect(await find('Asha', { ...receptionist, role: 'doctor', doctorId: 'doctor-2' })).toEqual([])
  expect(await find('Asha', { ...receptionist, role: 'owner' })).toEqual([])
})

test('each result is recorded once, the typed text is not', async () => {
  const count = () =>
    database.db.selectFrom('audit_events').selectAll().where('action', '=', 'found').execute()
  const before = (await count()).length
  await find('Varma')
  const events = await count()
  expect(events).toHaveLength(before + 1)
  expect(JSON.stringify(events).toLowerCase()).not.toContain('varma')
  expect(events.at(-1)).toMatchObject({ actor: 'clinic', actor_name: 'Rekha' })
})

test('after a new lookup key every patient is found as before, by the new key alone', async () => {
  const added = ['new', randomBytes(32)] as const
  const both = openVault(
    { ...testKeys, LOOKUP_KEYS: new Map([added, ...testKeys.LOOKUP_KEYS]) },
    createContext(),
  )
  expect(await find('Aasha', receptionist, both)).toEqual(['Asha V.', 'आशा श.'])
  await replaceLookups(database.db, both)
  const alone = openVault({ ...testKeys, LOOKUP_KEYS: new Map([added]) }, createContext())
  expect(await find('Aasha', receptionist, alone)).toEqual(['Asha V.', 'आशा श.'])
  expect(await find('1234', receptionist, alone)).toEqual(['Asha V.', 'Laxmi D.'])
  await replaceLookups(
    database.db,
    openVault({ ...testKeys, LOOKUP_KEYS: new Map([...testKeys.LOOKUP_KEYS, added]) }, createContext()),
  )
})

test('bookings from before the search are indexed, once', async () => {
  await database.db.deleteFrom('booking_search').execute()
  expect(await find('Asha')).toEqual([])
  expect(await addSearchHashes(database.db, testVault)).toBe(4)
  expect(await addSearchHashes(database.db, testVault)).toBe(0)
  expect(await find('Asha')).toEqual(['Asha V.', 'आशा श.'])
})

test('an erased booking is not found, and has no hash', async () => {
  const { id } = await insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    now,
    name: 'Zubeida Ansari',
  })
  expect(await find('Zubeida')).toEqual(['Zubeida A.'])
  await database.db.transaction().execute((trx) => eraseDetails(trx, [id], now))
  expect(await find('Zubeida')).toEqual([])
  const left = await database.db
    .selectFrom('booking_search')
    .select('hash')
    .where('booking_id', '=', id)
    .execute()
  expect(left).toEqual([])
})

test('the table of the hashes holds 16-bit numbers and ids, and nothing else', async () => {
  const rows = await database.db.selectFrom('booking_search').selectAll().execute()
  expect(rows.length).toBeGreaterThan(10)
  for (const { hash, booking_id, ...others } of rows) {
    expect(hash).toBeLessThan(65_536)
    expect(booking_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(others).toEqual({})
  }
  // Another key makes other numbers: without ours a list of names is useless.
  const foreign = openVault(
    { ...testKeys, LOOKUP_KEYS: new Map([['foreign', Buffer.alloc(32, 7)]]) },
    createContext(),
  )
  const words = Array.from({ length: 200 }, (_, n) => `word ${n}`)
  const same = words.filter((word) => foreign.searchHash(word) === testVault.searchHash(word))
  expect(same).toEqual([])
  expect(await find('Asha', receptionist, foreign)).toEqual([])
})

test('the site writes the hashes of its own booking, and reads none', async () => {
  const site = openDatabase(openPool(asUser(database.url, 'clinic_site'), 'test', createLog('silent')))
  const { id } = await insertBooking(database, { kind: 'enquiry', state: 'open', now })
  await expect(site.selectFrom('booking_search').select('hash').execute()).rejects.toThrow(
    /permission denied/,
  )
  await expect(
    site.insertInto('booking_search').values({ booking_id: id, hash: 1 }).execute(),
  ).rejects.toThrow(/row-level security/)
  expect(
    await site.deleteFrom('booking_search').where('booking_id', '=', id).executeTakeFirst(),
  ).toMatchObject({
    numDeletedRows: 0n,
  })
  await site.destroy()
})
