import { isOver } from '#clinic/desk/verbs.ts'
import { inDueOrder } from '#clinic/desk/work-day.ts'
import type { RowVerb } from '../../contract/commands.ts'
import type { WorkRow } from '../../contract/work-row.ts'

/** A command that was given and is not in the row yet. */
export type Pending = {
  verb: RowVerb
  /**
   * saving: sent. refused: not done. conflict: another person changed the row first, and both versions are shown.
   */
  state: 'saving' | 'refused' | 'conflict'
  /** The version that the row will have at least, once the desk has answered. */
  version?: number
  reason?: string
  details?: unknown
  /** Retries the command, against a newer version where one is given. */
  again?: (version?: number) => void
}

/** The work as one screen knows it. Every function here returns a new state. */
export type WorkState = {
  day: string
  isLoaded: boolean
  /** The newest change that the rows include. */
  change: number
  /** Waiting bookings that the list left out when it was loaded. */
  more: number
  rows: ReadonlyMap<string, WorkRow>
  /** The order of the rows; it changes only when new ones are let in. */
  order: readonly string[]
  /** Arrived, but not let in yet. */
  waiting: ReadonlySet<string>
  /** Let in last: marked with a rose bar. */
  fresh: ReadonlySet<string>
  pending: ReadonlyMap<string, Pending>
  /** When a row was over, in milliseconds; 0 where it was over from the start. */
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

/** A row is replaced only by a newer version: an answer that was overtaken changes nothing. */
export const mergeRow = (known: WorkRow | undefined, arrived: WorkRow): WorkRow =>
  known && known.version >= arrived.version ? known : arrived

const inOrder = (rows: ReadonlyMap<string, WorkRow>, ids: Iterable<string>) =>
  [...ids]
    .flatMap((id) => rows.get(id) ?? [])
    .sort(inDueOrder)
    .map(({ id }) => id)

/** Adds rows from the first load, a live change or the answer to a command. */
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

/**
 * All rows of a booking as of this version. Its other rows leave the list: erased, or no longer work of this person.
 */
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

/** New rows take their places, and so do rows whose time has changed. */
export const letIn = (state: WorkState): WorkState => ({
  ...state,
  order: inOrder(state.rows, new Set([...state.order, ...state.waiting])),
  waiting: new Set(),
  fresh: state.waiting,
})

/** Sorts the rows, after the person at this screen has moved one. */
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

/** A command is complete when the row has its version. */
function settle(state: WorkState): WorkState {
  const open = [...state.pending].filter(([id, { state: pendingState, version }]) => {
    const row = state.rows.get(id)
    return !(pendingState === 'saving' && version !== undefined && row && row.version >= version)
  })
  return open.length === state.pending.size ? state : { ...state, pending: new Map(open) }
}
