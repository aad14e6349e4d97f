import { sql } from 'kysely'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import type { Trust } from '#clinic/surge.ts'
import type { Language } from '#content/language.ts'
import type { Transaction } from '../platform/db.ts'
import type { Person, Vault } from '../platform/vault.ts'
import { nameBooking } from './one-booking.ts'

export type LockedBooking = {
  id: string
  kind: BookingKind
  reference: string
  state: BookingState
  language: Language
  startsAt: Date | null
  sequence: number
  paid: number
  trust: Trust
  person: Person
}

/**
 * Locks the booking until the transaction ends. A message about it that is being sent locks it, too (due-message.ts):
 * this may wait for a moment, but no longer than a patient waits for a page.
 */
export async function lockBooking(trx: Transaction, vault: Vault, id: string): Promise<LockedBooking | null> {
  await sql`select set_config('lock_timeout', '6s', true), set_config('statement_timeout', '7s', true)`.execute(
    trx,
  )
  await nameBooking(trx, id)
  const found = await trx
    .selectFrom('bookings')
    .select([
      'id',
      'kind',
      'reference',
      'state',
      'language',
      'starts_at as startsAt',
      'sequence',
      'paid',
      'trust',
      'sealed',
      'key_id',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found?.sealed || !found.key_id) return null
  const { sealed, key_id, ...booking } = found
  return { ...booking, person: vault.open(id, { sealed, key_id }) }
}
