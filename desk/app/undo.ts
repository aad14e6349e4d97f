import { useSyncExternalStore } from 'react'
import { command, RefusedError } from './api.ts'
import { refreshRows } from './live/work-store.ts'

/** What every command answers: its number in the log of actions, and how long it can be taken back. */
export type Done = {
  action: string
  undoUntil: string | null
  messageLeavesAt: string | null
  /** The new version of every booking that it touched. */
  versions?: Record<string, number>
}

/** What the bar says: "Cancelled for {name}". The name is apart, because it can be hidden. */
export type Said = { text: string; name?: string | undefined }

export type Undoable = Done & {
  /** By the clock of this machine, which may be wrong: counted from the moment of the answer. In milliseconds. */
  until: number
  leavesAt: number | null
  said: Said
  /** Taking it back was the last thing done: the same key does it again. */
  isUndone: boolean
  /** Does it again where the desk cannot, because it no longer has what was typed. */
  again: (() => Promise<Done>) | undefined
  state: 'offered' | 'busy' | 'too-late'
}

let last: Undoable | null = null
const listeners = new Set<() => void>()
const set = (next: Undoable | null) => {
  last = next
  for (const listener of listeners) listener()
}

/** Offers to take back what was just done. */
export const offerUndo = (done: Done, said: Said, { isUndone = false, again }: Partial<Undoable> = {}) =>
  set(
    done.undoUntil
      ? { ...done, ...momentsOf(done.undoUntil, done), said, isUndone, again, state: 'offered' }
      : null,
  )

/** The desk gives a minute for everything. */
const MINUTE = 60_000

function momentsOf(undoUntil: string, { messageLeavesAt }: Done) {
  const until = Date.now() + MINUTE
  const after = messageLeavesAt ? Date.parse(messageLeavesAt) - Date.parse(undoUntil) : 0
  return { until, leavesAt: messageLeavesAt ? until + after : null }
}

export const useUndoable = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => last,
  )

const takenBack = new Set<string>()

/** Does something once an action can no longer be taken back; never, where it was. */
export const whenFinal = ({ action }: Done, then: () => void) =>
  setTimeout(() => {
    if (!takenBack.delete(action)) then()
  }, MINUTE)

/** Long enough to read one sentence. */
const SAYS_TOO_LATE = 6000
const tooLate = (undoable: Undoable) =>
  set({ ...undoable, state: 'too-late', until: Date.now() + SAYS_TOO_LATE, leavesAt: null })

/** Takes back the last action, or does it again. */
export async function undoLast(): Promise<void> {
  const undoable = last
  if (!undoable || undoable.state === 'busy') return
  if (undoable.state === 'too-late' || undoable.until <= Date.now()) return tooLate(undoable)
  set({ ...undoable, state: 'busy' })
  try {
    const { action, said, isUndone, again } = undoable
    const done = await (isUndone && again ? again() : command<Done>('/api/commands/undo', { action }))
    if (!isUndone) takenBack.add(action)
    offerUndo(done, said, { isUndone: !isUndone, again })
    await refreshRows(Object.keys(done.versions ?? {})).catch(() => {})
  } catch (error) {
    if (!(error instanceof RefusedError)) set({ ...undoable, state: 'offered' })
    else tooLate(undoable)
  }
}
