import { namePartsOf } from '#clinic/desk/name-sound.ts'
import type { Person } from '#clinic/person.ts'
import type { Transaction } from './db.ts'
import { sendLater } from './pipeline.ts'
import type { Vault } from './vault.ts'

/** How many digits of a phone number a search uses. */
export const PHONE_END = 4

/** The search keys of a booking: each word of the name, the beginning of each, the end of the phone number. */
export const searchKeys = {
  word: (frame: string) => `word ${frame}`,
  start: (start: string) => `start ${start}`,
  phone: (digits: string) => `phone ${digits.slice(-PHONE_END)}`,
}

/** Runs in the transaction that stores the booking: it can be found at once. */
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
  const rows = [...hashes].map((hash) => ({ booking_id: bookingId, hash }))
  await sendLater(trx, trx.insertInto('booking_search').values(rows))
}

/**
 * Replaces the hashes after a correction: the booking is found by the new name and number, no longer by the old ones.
 */
export async function replaceSearchHashes(
  trx: Transaction,
  vault: Vault,
  bookingId: string,
  person: Pick<Person, 'name' | 'phone'>,
) {
  await sendLater(trx, trx.deleteFrom('booking_search').where('booking_id', '=', bookingId))
  await storeSearchHashes(trx, vault, bookingId, person)
}
