import { reachOf } from '#clinic/desk/reach.ts'
import { isTheirs, type Reader } from '#clinic/desk/whose-patient.ts'
import { facts } from '#content/facts.ts'
import { recordAudits, type Staff } from '../../bookings/audit.ts'
import { openBooking, selectToOpen } from '../../bookings/lock-booking.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { findIds } from '../search/find-bookings.ts'
import { readQuery } from '../search/read-query.ts'

type Services = { db: Database; vault: Vault; now: Date; staff: Staff; reader: Reader }

const SHOWN_AT_MOST = 8

/**
 * People who were here before, by the end of the number or the name: one line for each person, with the newest booking,
 * whose details are used again. That they were shown is written down.
 */
export async function findCallers({ db, vault, now, staff, reader }: Services, typed: string) {
  const query = readQuery(typed)
  if (query?.by !== 'phone' && query?.by !== 'name') return []
  const ids = await findIds({ db, vault, now }, query)
  if (ids.length === 0) return []
  const rows = await selectToOpen(db).select('created_at').where('id', 'in', ids).execute()
  const bookings = rows
    .filter(({ doctor }) => isTheirs(reader, doctor))
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .flatMap((row) => openBooking(vault, row) ?? [])
  const people = Map.groupBy(bookings, ({ person }) => `${person.phone} ${person.name.toLowerCase()}`)
  const callers = [...people.values()].slice(0, SHOWN_AT_MOST).map((own) => {
    const [newest] = own
    const { person, language, id } = newest!
    const came = own.filter(({ state }) => state === 'attended').map(({ startsAt }) => startsAt!.getTime())
    return {
      bookingId: id,
      name: person.name,
      phoneEnd: person.phone.slice(-2),
      reach: reachOf(person.contact, facts.sessions),
      sharedPhone: person.contact.sharedPhone,
      language,
      lastAt: came.length > 0 ? new Date(Math.max(...came)).toISOString() : null,
    }
  })
  await db.transaction().execute((trx) =>
    recordAudits(
      trx,
      staff,
      'found',
      callers.map(({ bookingId }) => bookingId),
    ),
  )
  return callers
}
