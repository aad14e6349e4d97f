import { namePartsOf } from '#clinic/desk/name-sound.ts'
import type { Person } from '#clinic/person.ts'
import type { Transaction } from './db.ts'
import type { Vault } from './vault.ts'

/** So many digits of a phone are said when somebody is looked for. */
export const PHONE_END = 4

/** What the desk can look for: each word of the name, the beginning of each, the end of the phone. */
export const searchKeys = {
  word: (frame: string) => `word ${frame}`,
  start: (start: string) => `start ${start}`,
  phone: (digits: string) => `phone ${digits.slice(-PHONE_END)}`,
}

/** In the transaction that stores the booking: it can be found as soon as it is there. */
export async function storeSearchHashes(
  trx: Transaction,
  vault: Vault,
  bookingId: string,
  { name, phone }: Pick<Person, 'name' | 'phone'>,
) {
  const words = namePartsOf(name).flatMap(({ frame, start }) => [
    searchKeys.word(frame),
    searchKeys.start(start),
  ])
  const ends = phone ? [searchKeys.phone(phone)] : []
  const hashes = new Set([...words, ...ends].map(vault.searchHash))
  await trx
    .insertInto('booking_search')
    .values([...hashes].map((hash) => ({ booking_id: bookingId, hash })))
    .execute()
}

/** The name or the number was corrected: it is found by the new one, and no longer by the old one. */
export async function replaceSearchHashes(
  trx: Transaction,
  vault: Vault,
  bookingId: string,
  person: Pick<Person, 'name' | 'phone'>,
) {
  await trx.deleteFrom('booking_search').where('booking_id', '=', bookingId).execute()
  await storeSearchHashes(trx, vault, bookingId, person)
}
