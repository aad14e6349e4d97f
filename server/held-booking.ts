import { sql } from 'kysely'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import type { Language } from '#content/language.ts'
import type { Transaction } from './db.ts'
import type { Person, Vault } from './vault.ts'

export type HeldBooking = {
  id: string
  kind: BookingKind
  reference: string
  state: BookingState
  language: Language
  startsAt: Date | null
  sequence: number
  paid: number
  person: Person
}

/**
 * The booking, and nobody else changes it until the transaction ends. A message about it that is being handed over
 * holds it, too (notices.ts), so this may wait for a moment; longer than a mail server may think is too long for her.
 */
export async function holdBooking(trx: Transaction, vault: Vault, id: string): Promise<HeldBooking | null> {
  await sql`set local lock_timeout = '6s'`.execute(trx)
  await sql`set local statement_timeout = '7s'`.execute(trx)
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
