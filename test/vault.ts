import { defaultPreferences } from '#clinic/contact-preferences.ts'
import type { Person } from '#clinic/person.ts'
import { developmentEnv } from '#dev/env.ts'
import { sealLinkPage } from '#server/bookings/booking-session.ts'
import { createContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'
import { openVault } from '#server/platform/vault.ts'

export const testKeys = readEnv(['DATA_KEYS', 'LOOKUP_KEYS'], developmentEnv)

/** The vault of every process that a test starts. */
export const testVault = openVault(testKeys, createContext())

/** The arguments that decrypt a test's booking. */
export const reading = { vault: testVault, id: createContext().id }

const keyed = (id: string) => ({ id, lookupKeyId: testVault.lookupKeyId })
export const linkOf = (id: string) => testVault.linkOf(keyed(id))
/** As the form behind the private link submits it. */
export const linkPageOf = (link: string) => sealLinkPage(testVault, { link, servedAt: new Date() })
export const pinOf = (id: string) => testVault.pinOf(keyed(id))

/** The sealed columns for a row that a test inserts itself. */
export const sealedFor = (id: string, phone: string) => ({
  ...testVault.seal(id, { name: 'Somebody Else', phone, email: null, contact: defaultPreferences }),
  lookup_key_id: testVault.lookupKeyId,
  phone_hash: testVault.phoneHash(phone),
  link_hash: testVault.linkHash(linkOf(id)),
})

/** Every booking with its sealed details decrypted. */
export async function openBookings(db: Database) {
  const rows = await db.selectFrom('bookings').selectAll().orderBy('created_at').execute()
  return rows.map(({ sealed, key_id, ...row }) => {
    const person = sealed && key_id ? testVault.open(row.id, { sealed, key_id }) : ({} as Person)
    return { ...row, ...person }
  })
}
