import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findByLink, findByPin } from '#server/bookings/find-booking.ts'
import { createContext } from '#server/platform/context.ts'
import { countOlderLookups, replaceLookups, rotateDataKey } from '#server/platform/rotate-keys.ts'
import { openVault } from '#server/platform/vault.ts'
import {
  appointmentAnswers,
  callPaths,
  collectionAnswers,
  enquiryAnswers,
  send,
  testAnswers,
} from './answers.ts'
import { linkOf, openBookings, pinOf, testKeys } from './vault.ts'
import { withSite } from './with-site.ts'

const { database, site } = withSite({}, { hasCatalogue: true })

const run = promisify(execFile)
const dump = async () =>
  (await run('pg_dump', ['--inserts', database.url], { maxBuffer: 200_000_000 })).stdout

/** Text as PostgreSQL writes a bytea: hexadecimal is no encryption. */
const hex = (text: string) => Buffer.from(text).toString('hex')

test('a dump of the database contains no personal data, in text, hexadecimal or base64', async () => {
  const requests = [
    [callPaths.appointment, appointmentAnswers()],
    [callPaths.collection, collectionAnswers()],
    [callPaths.test, testAnswers()],
    [callPaths.enquiry, enquiryAnswers()],
  ] as const
  for (const [path, answers] of requests)
    expect([201, 202]).toContain((await send(site.url + path, answers)).status)
  const people = await openBookings(database.db)
  expect(people).toHaveLength(4)

  const dumped = await dump()
  expect(dumped).toContain(people[0]!.reference)
  const sensitive = people.flatMap(({ name, phone, email, address, message }) =>
    [name, ...name.split(' '), phone, phone.slice(3), email, address, message].filter(
      (text) => typeof text === 'string',
    ),
  )
  expect(sensitive.length).toBeGreaterThan(15)
  for (const text of sensitive) {
    for (const form of [text, hex(text), Buffer.from(text).toString('base64').replace(/=+$/, '')])
      expect(dumped.includes(form), form).toBe(false)
  }
})

test('a new lookup key finds what the old one made; after a leak every PIN and link is replaced', async () => {
  const { db } = database
  const bookings = await openBookings(db)
  const { id, phone, reference, created_at: now } = bookings[0]!
  const pin = pinOf(id)
  const added = ['new', randomBytes(32)] as const
  const both = openVault(
    { ...testKeys, LOOKUP_KEYS: new Map([added, ...testKeys.LOOKUP_KEYS]) },
    createContext(),
  )
  expect(await findByPin(db, both, { reference, pin, phone })).toBe(id)
  expect(await findByLink(db, both, linkOf(id), now)).toMatchObject({ bookingId: id })

  expect(await countOlderLookups(db, both)).toBe(bookings.length)
  expect(await replaceLookups(db, both)).toBe(bookings.length)
  expect(await countOlderLookups(db, both)).toBe(0)
  const alone = openVault({ ...testKeys, LOOKUP_KEYS: new Map([added]) }, createContext())
  const keyed = { id, lookupKeyId: 'new' }
  expect(await findByPin(db, alone, { reference, pin: alone.pinOf(keyed), phone })).toBe(id)
  expect(await findByLink(db, alone, alone.linkOf(keyed), now)).toMatchObject({ bookingId: id })
  expect(await findByLink(db, alone, linkOf(id), now)).toBeNull()
  if (alone.pinOf(keyed) !== pin) expect(await findByPin(db, alone, { reference, pin, phone })).toBeNull()
})

test('key rotation re-encrypts all rows while the old key still opens them; then the old key may be removed', async () => {
  const before = await openBookings(database.db)
  const added = ['new', randomBytes(32)] as const
  const both = openVault({ ...testKeys, DATA_KEYS: new Map([added, ...testKeys.DATA_KEYS]) }, createContext())
  expect(await rotateDataKey(database.db, both)).toBe(before.length)
  expect(await rotateDataKey(database.db, both)).toBe(0)
  const alone = openVault({ ...testKeys, DATA_KEYS: new Map([added]) }, createContext())
  const rows = await database.db.selectFrom('bookings').selectAll().execute()
  for (const { id, sealed, key_id } of rows)
    expect(before.find((each) => each.id === id)).toMatchObject(
      alone.open(id, { sealed: sealed!, key_id: key_id! }),
    )
})
