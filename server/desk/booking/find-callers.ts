import { bookingCan, isAttended } from '#clinic/booking.ts'
import { reachOf } from '#clinic/desk/reach.ts'
import { isTheirs, type Reader } from '#clinic/desk/whose-patient.ts'
import { facts } from '#content/facts.ts'
import { recordAudits, type Staff } from '../../bookings/audit.ts'
import { openBooking, selectToOpen } from '../../bookings/lock-booking.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { findNearest, SPELLED_SO } from '../search/find-bookings.ts'
import { readQuery } from '../search/read-query.ts'

type Services = Given & { db: Database; vault: Vault; staff: Staff; reader: Reader }

const SHOWN_AT_MOST = 8

/**
 * Finds earlier patients by the end of the phone number or the name: one line for each person, with the newest booking,
 * whose details are used again. An exact name comes before names that only sound like it. Each result is recorded as an
 * access.
 */
export async function findCallers(services: Services, typed: string) {
  const { db, vault, now, staff, reader } = services
  const query = readQuery(typed)
  if (query?.by !== 'phone' && query?.by !== 'name') return []
  const found = await findNearest({ db, vault, now }, query)
  if (found.length === 0) return []
  const distances = new Map(found.map(({ id, distance }) => [id, distance]))
  const rows = await selectToOpen(db)
    .select('created_at')
    .where('id', 'in', [...distances.keys()])
    .execute()
  const bookings = rows
    .filter(({ doctor }) => isTheirs(reader, doctor))
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .flatMap((row) => openBooking(vault, row) ?? [])
    // A person who wrote by e-mail alone has no number for a booking.
    .filter(({ person }) => person.phone !== '')
  const people = Map.groupBy(bookings, ({ person }) => `${person.phone} ${person.name.toLowerCase()}`)
  const callers = [...people.values()]
    .map((own) => ({ ...callerOf(own, now), distance: distances.get(own[0]!.id)! }))
    .toSorted((a, b) => a.distance - b.distance || (b.lastAt ?? '').localeCompare(a.lastAt ?? ''))
    .slice(0, SHOWN_AT_MOST)
    .map(({ distance, phone, ...caller }, _, shown) => ({
      ...caller,
      fits:
        query.by === 'phone'
          ? ('number' as const)
          : distance === SPELLED_SO
            ? ('name' as const)
            : ('sound' as const),
      onPhone: shown.filter((other) => other.phone === phone).length,
    }))
  await db.transaction().execute((trx) =>
    recordAudits(
      trx,
      services,
      staff,
      'found',
      callers.map(({ bookingId }) => bookingId),
    ),
  )
  return callers
}

type Opened = NonNullable<ReturnType<typeof openBooking>>

/** One person from all found bookings, newest first. */
function callerOf(own: readonly Opened[], now: Date) {
  const { person, language, id } = own[0]!
  const came = own.filter(isAttended).map(({ startsAt }) => startsAt!.getTime())
  const coming = own
    .filter((booking) => bookingCan('move', booking, now))
    .map(({ startsAt }) => startsAt!.getTime())
  return {
    bookingId: id,
    name: person.name,
    phone: person.phone,
    phoneEnd: person.phone.slice(-2),
    reach: reachOf(person, facts.sessions),
    sharedPhone: person.contact.sharedPhone,
    language,
    lastAt: came.length > 0 ? new Date(Math.max(...came)).toISOString() : null,
    comingAt: coming.length > 0 ? new Date(Math.min(...coming)).toISOString() : null,
  }
}
