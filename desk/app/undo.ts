import { useSyncExternalStore } from 'react'
import type { Done } from '../contract/commands.ts'
import { command, RefusedError } from './api.ts'
import { currentMs } from './clock.ts'
import { refreshRows } from './live/work-store.ts'

/** The text of the bar: "Cancelled for {name}". The name is apart, because it can be hidden. */
export type Said = {
  text: string
  name?: string | undefined
  /** The new or the old time: "Thu 19 Nov, 6:20 pm". */
  when?: string | undefined
}

export type Undoable = Pick<Done, 'action' | 'callOwed' | 'versions'> & {
  /** When it was done: the moment of the answer by the clock of this machine, which may be wrong. */
  at: number
  until: number
  leavesAt: number | null
  said: Said
  isUndone: boolean
  /** Redoes it where the desk cannot, because the desk has no copy of the typed text. */
  again: (() => Promise<Done>) | undefined
  state: 'offered' | 'busy' | Refused
}

/**
 * Why the undo was refused, or that another person had done the same before; `last`: the last action, by whom and
 * when.
 */
type Refused = { why: 'too-late' | 'taken' | 'changed' | 'already'; last: Since | null }
type Since = { at: string; name: string | null; action: string }

/** The newest first. An older action can be undone as well, until its own minute is over. */
let stack: readonly Undoable[] = []
const KEPT_AT_MOST = 10
const listeners = new Set<() => void>()
const set = (next: readonly Undoable[]) => {
  stack = next.slice(0, KEPT_AT_MOST)
  for (const listener of listeners) listener()
}
const replace = (one: Undoable, by: Undoable) => set(stack.map((each) => (each === one ? by : each)))

const MINUTE = 60_000

function undoableOf(done: Done, said: Said, again: Undoable['again']): Undoable {
  const at = currentMs()
  const until = at + MINUTE
  const { messageLeavesAt, undoUntil } = done
  const after = messageLeavesAt ? Date.parse(messageLeavesAt) - Date.parse(undoUntil) : 0
  const leavesAt = messageLeavesAt ? until + after : null
  return { ...done, at, until, leavesAt, said, again, isUndone: false, state: 'offered' }
}

/** Offers to undo the last action. The desk gives a minute for each. */
export function offerUndo(done: Done, said: Said, { again }: Partial<Pick<Undoable, 'again'>> = {}) {
  const now = currentMs()
  set([undoableOf(done, said, again), ...stack.filter(({ until }) => until > now)])
}

/** Shows for a moment that another person did the same a little earlier. */
export function sayAlready(said: Said, last: Since | null) {
  const at = currentMs()
  const done = { action: crypto.randomUUID(), callOwed: false, versions: {} }
  const state: Refused = { why: 'already', last }
  const moments = { at, until: at + SAYS_WHY, leavesAt: null }
  set([{ ...done, ...moments, said, again: undefined, isUndone: false, state }, ...stack])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All actions that can be undone, the newest first. */
export const useUndoables = () => useSyncExternalStore(subscribe, () => stack)

/** The last action that was done or undone. */
export const useUndoable = () => useSyncExternalStore(subscribe, () => stack[0] ?? null)

const takenBack = new Set<string>()

/** Runs something once an action can no longer be undone; never, if it was undone. */
export const whenFinal = ({ action }: Done, then: () => void) =>
  setTimeout(() => {
    if (!takenBack.delete(action)) then()
  }, MINUTE)

/** Long enough to read one sentence. */
const SAYS_WHY = 6000
const refuse = (undoable: Undoable, why: Refused) =>
  replace(undoable, { ...undoable, state: why, until: currentMs() + SAYS_WHY, leavesAt: null })

function refusedFor({ reason, details }: RefusedError): Refused {
  const last = (details as { last?: Since } | undefined)?.last ?? null
  if (reason === 'taken') return { why: 'taken', last: null }
  return reason === 'changed' || reason === 'called-in' ? { why: 'changed', last } : { why: 'too-late', last }
}

export const isRefused = (state: Undoable['state']): state is Refused => typeof state !== 'string'

const isOwn = ({ isUndone, state }: Undoable) => !isUndone && !(isRefused(state) && state.why === 'already')

const tooLate: Refused = { why: 'too-late', last: null }

/** Presses run in sequence: the second of two undoes the newest action that is left after the first. */
let turning: Promise<void> = Promise.resolve()
const inTurn = (work: () => Promise<void>): Promise<void> => {
  turning = turning.then(work)
  return turning
}

/** Its current state: at a double click the named action is already undone. */
const present = (named: Undoable) => stack.find(({ action }) => action === named.action)

/** Undoes the newest action, or the named one. */
export const undo = (named?: Undoable): Promise<void> =>
  inTurn(() => undoNow(named ? present(named) : stack.find(isOwn)))

async function undoNow(one: Undoable | undefined) {
  if (!one || one.isUndone) return
  if (isRefused(one.state)) return refuse(one, one.state)
  if (one.until <= currentMs()) return refuse(one, tooLate)
  await turn(one, () => command('/api/commands/undo', { action: one.action }))
}

/** Redoes the action that was undone last. */
export const redo = (named?: Undoable): Promise<void> =>
  inTurn(() => redoNow(named ? present(named) : stack.find(({ isUndone }) => isUndone)))

async function redoNow(one: Undoable | undefined) {
  if (!one?.isUndone || isRefused(one.state)) return
  if (one.until <= currentMs()) return refuse(one, tooLate)
  await turn(one, () => one.again?.() ?? command('/api/commands/undo', { action: one.action }))
}

async function turn(one: Undoable, give: () => Promise<Done>) {
  const busy: Undoable = { ...one, state: 'busy' }
  replace(one, busy)
  try {
    const done = await give()
    if (!one.isUndone) takenBack.add(one.action)
    const turned = { ...undoableOf(done, one.said, one.again), isUndone: !one.isUndone }
    set([turned, ...stack.filter((each) => each !== busy)])
    await refreshRows(Object.keys(done.versions)).catch(() => {})
  } catch (error) {
    if (error instanceof RefusedError) refuse(busy, refusedFor(error))
    else replace(busy, one)
  }
}
