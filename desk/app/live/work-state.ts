import { inDueOrder } from '#clinic/desk/owed-on.ts'
import { isOver } from '#clinic/desk/verbs.ts'
import type { RowVerb } from '../../contract/commands.ts'
import type { WorkRow } from '../../contract/work-row.ts'

/** A command that was given and is not yet in the row. */
export type Pending = {
  verb: RowVerb
  /** saving: on its way. refused: not done. conflict: somebody else was faster, both versions stand side by side. */
  state: 'saving' | 'refused' | 'conflict'
  /** What the row will be at least, once the desk has said so. */
  version?: number
  reason?: string
  details?: unknown
  /** The same again, against a newer version where one is given. */
  again?: (version?: number) => void
}

/** What one screen knows of the work. Every function here makes a new one. */
export type WorkState = {
  day: string
  isLoaded: boolean
  /** The newest change that is in the rows. */
  change: number
  /** Bookings that wait and were not listed when the day was loaded. */
  more: number
  rows: ReadonlyMap<string, WorkRow>
  /** The places of the rows; they change only when new ones are let in. */
  order: readonly string[]
  /** Arrived, but not let in yet. */
  waiting: ReadonlySet<string>
  /** Let in last: marked with a rose bar. */
  fresh: ReadonlySet<string>
  pending: ReadonlyMap<string, Pending>
  /** When a row was over, in milliseconds; those that were over from the start: 0. */
  overSince: ReadonlyMap<string, number>
}

export const nothingYet = (day: string): WorkState => ({
  day,
  isLoaded: false,
  change: 0,
  more: 0,
  rows: new Map(),
  order: [],
  waiting: new Set(),
  fresh: new Set(),
  pending: new Map(),
  overSince: new Map(),
})

/** A row is replaced only by a newer version of itself: an answer that was overtaken changes nothing. */
export const mergeRow = (known: WorkRow | undefined, arrived: WorkRow): WorkRow =>
  known && known.version >= arrived.version ? known : arrived

const inOrder = (rows: ReadonlyMap<string, WorkRow>, ids: Iterable<string>) =>
  [...ids]
    .flatMap((id) => rows.get(id) ?? [])
    .sort(inDueOrder)
    .map(({ id }) => id)

/** Rows that came with the page, live, or as the answer to a command. */
export function arrived(
  state: WorkState,
  { rows: arriving, change = state.change }: { rows: readonly WorkRow[]; change?: number },
  { now, letsIn = !state.isLoaded }: { now: number; letsIn?: boolean },
): WorkState {
  const rows = new Map(state.rows)
  const overSince = new Map(state.overSince)
  for (const row of arriving) {
    const merged = mergeRow(rows.get(row.id), row)
    rows.set(row.id, merged)
    if (!isOver(merged)) overSince.delete(row.id)
    else if (!overSince.has(row.id)) overSince.set(row.id, state.isLoaded ? now : 0)
  }
  const added = arriving.map(({ id }) => id).filter((id) => !state.order.includes(id))
  const waiting = new Set(letsIn ? state.waiting : [...state.waiting, ...added])
  if (letsIn) for (const id of added) waiting.delete(id)
  return settle({
    ...state,
    isLoaded: true,
    change: Math.max(state.change, change),
    rows,
    overSince,
    waiting,
    order: letsIn && added.length > 0 ? inOrder(rows, [...state.order, ...added]) : state.order,
  })
}

/** All rows that a booking has now, as of this version. Those that it no longer has leave the list: erased, or another's. */
export function followed(
  state: WorkState,
  {
    bookingId,
    version,
    rows,
    change,
  }: { bookingId: string; version: number; rows: WorkRow[]; change: number },
  now: number,
): WorkState {
  const left = [...state.rows.values()].filter(
    (row) => row.bookingId === bookingId && row.version <= version && !rows.some(({ id }) => id === row.id),
  )
  return arrived(
    gone(
      state,
      left.map(({ id }) => id),
    ),
    { rows, change },
    { now },
  )
}

function gone(state: WorkState, ids: readonly string[]): WorkState {
  if (ids.length === 0) return state
  const isGone = (id: string) => ids.includes(id)
  return {
    ...state,
    rows: new Map([...state.rows].filter(([id]) => !isGone(id))),
    order: state.order.filter((id) => !isGone(id)),
    waiting: new Set([...state.waiting].filter((id) => !isGone(id))),
    pending: new Map([...state.pending].filter(([id]) => !isGone(id))),
  }
}

/** New rows take their places, and rows whose time has changed theirs. */
export const letIn = (state: WorkState): WorkState => ({
  ...state,
  order: inOrder(state.rows, new Set([...state.order, ...state.waiting])),
  waiting: new Set(),
  fresh: state.waiting,
})

/** Puts the rows where they belong, after whoever works here has moved one. */
export const reorder = (state: WorkState): WorkState => ({
  ...state,
  order: inOrder(state.rows, state.order),
})

export const noted = (state: WorkState, id: string, pending: Pending | null): WorkState => {
  const all = new Map(state.pending)
  if (pending) all.set(id, pending)
  else all.delete(id)
  return settle({ ...state, pending: all })
}

/** A command is over when the row has the version that it made. */
function settle(state: WorkState): WorkState {
  const open = [...state.pending].filter(([id, { state: pendingState, version }]) => {
    const row = state.rows.get(id)
    return !(pendingState === 'saving' && version !== undefined && row && row.version >= version)
  })
  return open.length === state.pending.size ? state : { ...state, pending: new Map(open) }
}
