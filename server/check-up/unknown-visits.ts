import { sql } from 'kysely'
import { linesOf } from '#content/clinic/check-clinic.ts'
import type { ClinicFacts } from '#content/clinic/clinic-facts.ts'
import type { Database } from '../platform/db.ts'

/** How many bookings have each doctor or service that the facts lack. */
async function countUnknown(db: Database, column: 'doctor' | 'service', known: readonly string[]) {
  const { rows } = await sql<{ id: string; count: number }>`
    select ${sql.ref(column)} as id, count(*)::int as count from bookings
    where erased_at is null and ${sql.ref(column)} <> all (${known}::text[])
    group by 1 order by 1`.execute(db)
  return rows
}

const bookings = (count: number) => (count === 1 ? '1 booking names' : `${count} bookings name`)

/** Doctors and services of stored bookings that the facts lack, with file, line and remedy: patients would read an id. */
export async function unknownVisits(db: Database, name: string, facts: ClinicFacts): Promise<string[]> {
  const { doctors, formerDoctors = [], services } = facts
  const doctorIds = [...doctors, ...formerDoctors].map(({ id }) => id)
  const serviceIds = services.map(({ id }) => id)
  const [unknownDoctors, unknownServices] = [
    await countUnknown(db, 'doctor', doctorIds),
    await countUnknown(db, 'service', serviceIds),
  ]
  return linesOf(`clinics/${name}/facts.ts`, [
    ...unknownDoctors.map(
      ({ id, count }) =>
        `doctors: ${bookings(count)} ${id}, who is not here; write id, name and initials into formerDoctors`,
    ),
    ...unknownServices.map(
      ({ id, count }) =>
        `services: ${bookings(count)} ${id}, which is not here; put it back until they are over`,
    ),
  ])
}
