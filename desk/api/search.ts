import { z } from 'zod'
import { dayOf } from '#clinic/time.ts'
import { findCallers } from '#server/desk/booking/find-callers.ts'
import { countSearch } from '#server/desk/search/count-searches.ts'
import { findBookings } from '#server/desk/search/find-bookings.ts'
import { givenBy } from '#server/platform/context.ts'
import type { Caller } from '../contract/book.ts'
import type { Found } from '../contract/work-list.ts'
import { actorOf } from '../http/actor.ts'
import { type DeskContext, endpoint, Refusal } from '../http/endpoint.ts'

/** A POST: the query is a name, and proxies log URLs. */
const search = {
  roles: ['receptionist', 'doctor'],
  input: z.object({ q: z.string().max(80) }),
} as const

/** A search within the limit of its person. Refused searches are counted as well, for the owner. */
async function limited<Shown>(context: DeskContext, find: () => Promise<Shown[]>): Promise<Shown[]> {
  const { db, searchLimits, staff, now } = context
  const minutes = await searchLimits.minutesToWait(staff.id)
  const found = minutes === null ? await find() : []
  await countSearch(db, staff, { day: dayOf(now()), shown: found.length })
  if (minutes !== null) throw new Refusal('too-many', { status: 429, details: { minutes } })
  return found
}

const servicesOf = (context: DeskContext) => ({
  ...givenBy(context),
  db: context.db,
  vault: context.vault,
  staff: actorOf(context.staff),
})

export const searchEndpoints = [
  endpoint('POST /api/find', {
    ...search,
    run: async (context, { q }): Promise<Found> => ({
      rows: await limited(context, () => findBookings(servicesOf(context), context.staff, q)),
    }),
  }),
  endpoint('POST /api/book/callers', {
    ...search,
    run: (context, { q }): Promise<Caller[]> =>
      limited(context, () => findCallers({ ...servicesOf(context), reader: context.staff }, q)),
  }),
]
