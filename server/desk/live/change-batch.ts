import { sql } from 'kysely'
import type { WorkRow } from '#clinic/desk/work-row.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { idsIn, readWork } from '../work-list/read-work.ts'
import { rowsFor, type Viewer } from '../work-list/rows-for.ts'
import { momentOf } from '../work-list/work-list.ts'

type Line = { id: string; topic: 'booking' | 'calendar' | 'lab-tests'; bookingId: string | null }

/** One change as a desk receives it; after a pause the desk goes on from `id`. */
export type ChangeEvent = { id: number } & (
  | {
      event: 'booking'
      /** The present rows; none when they are gone, or not visible to this person. */
      data: { bookingId: string; version: number; rows: WorkRow[] }
    }
  | { event: 'calendar' | 'lab-tests'; data: Record<string, never> }
)

export type Batch = { lastId: number; isWhole: boolean; eventsFor: (viewer: Viewer) => ChangeEvent[] }

/** How many lines of the change log are read at once. */
const BATCH = 200

/** The changes after this one, in order, with the rows that they changed. */
export async function readChanges(
  { db, vault, now }: { db: Database; vault: Vault; now: Date },
  after: number,
): Promise<Batch> {
  const { rows: lines } = await sql<Line>`
    select id, topic, booking_id as "bookingId" from changes where id > ${after} order by id limit ${BATCH}`.execute(
    db,
  )
  const ids = [...new Set(lines.flatMap(({ bookingId }) => bookingId ?? []))]
  // Read after the lines: a row is at least as new as its change.
  const work = ids.length > 0 ? await readWork(db, vault, idsIn(ids), now) : []
  const moment = await momentOf(db, now)
  const workById = new Map(work.map((booking) => [booking.id, booking]))
  const known = new Map<string, ChangeEvent[]>()

  const makeEvents = (viewer: Viewer): ChangeEvent[] =>
    lines.flatMap(({ id, topic, bookingId }): ChangeEvent[] => {
      if (topic !== 'booking') return [{ id: Number(id), event: topic, data: {} }]
      // The owner learns nothing about patients, not even that there is one.
      if (viewer.role === 'owner' || bookingId === null) return []
      const booking = workById.get(bookingId)
      const version = booking?.version ?? Number(id)
      const rows = booking ? rowsFor(viewer, booking, moment) : []
      return [{ id: Number(id), event: 'booking', data: { bookingId, version, rows } }]
    })

  return {
    lastId: Number(lines.at(-1)?.id ?? after),
    isWhole: lines.length < BATCH,
    /** Made once for all desks with the same view. */
    eventsFor(viewer) {
      const { id, role, doctorId, language } = viewer
      const key = [role, language, doctorId, role === 'phlebotomist' && id].join(' ')
      const events = known.get(key) ?? makeEvents(viewer)
      known.set(key, events)
      return events
    },
  }
}
