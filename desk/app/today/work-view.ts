import { isOver } from '#clinic/desk/verbs.ts'
import { belongsToDay, dueAt } from '#clinic/desk/work-day.ts'
import { isAskedFor } from '#clinic/desk/work-state.ts'
import { dayOf } from '#clinic/time.ts'
import type { WorkRow } from '../../contract/work-row.ts'
import type { WorkState } from '../live/work-state.ts'

export const filterIds = ['all', 'appointments', 'collections', 'agree', 'enquiries', 'calls'] as const
export type FilterId = (typeof filterIds)[number]

const filters: Record<FilterId, (row: WorkRow) => boolean> = {
  all: () => true,
  appointments: ({ kind }) => kind === 'appointment',
  collections: ({ kind }) => kind === 'home-collection',
  agree: (row) => row.kind === 'lab-test' || isAskedFor(row),
  enquiries: ({ kind }) => kind === 'enquiry' || kind === 'complaint',
  calls: ({ kind }) => kind === 'call',
}

/** A finished row stays in its place while it can be undone. */
const FOLDS_AFTER = 60_000

export type View = {
  /** In their order, without the folded ones. */
  rows: WorkRow[]
  folded: number
  /** The line "Now" runs before this row; after the last row when it is null. */
  firstAhead: string | null
  counts: Record<FilterId, number>
  /** New rows that wait to be let in. */
  waiting: number
}

/** The part of the work that the screen shows. */
export function viewOf(
  { rows, order, waiting, overSince, day }: WorkState,
  { filter, showsFinished, now }: { filter: FilterId; showsFinished: boolean; now: Date },
): View {
  const today = dayOf(now)
  const isOwed = (row: WorkRow | undefined): row is WorkRow =>
    row !== undefined && belongsToDay(row, day, today)
  const owed = order.map((id) => rows.get(id)).filter(isOwed)
  const open = owed.filter((row) => !isOver(row))
  const isFolded = (row: WorkRow) =>
    isOver(row) &&
    (row.at ?? '') < now.toISOString() &&
    now.getTime() - (overSince.get(row.id) ?? 0) > FOLDS_AFTER
  const chosen = owed.filter(filters[filter])
  const shown = showsFinished ? chosen : chosen.filter((row) => !isFolded(row))
  // By the same moment as the order: a visit on Friday whose call was promised for yesterday is not ahead.
  const isAhead = (row: WorkRow) => (dueAt(row) ?? '') > now.toISOString()
  return {
    rows: shown,
    folded: chosen.filter(isFolded).length,
    firstAhead: shown.find(isAhead)?.id ?? null,
    counts: Object.fromEntries(
      filterIds.map((id) => [id, open.filter(filters[id]).length]),
    ) as View['counts'],
    waiting: [...waiting].filter((id) => isOwed(rows.get(id))).length,
  }
}
