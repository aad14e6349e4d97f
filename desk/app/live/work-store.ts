import { useSyncExternalStore } from 'react'
import { dayOf } from '#clinic/time.ts'
import type { DeskEvents, People } from '../../contract/work-list.ts'
import { get, RefusedError, retryNow, stream } from '../api.ts'
import { currentMs, currentTime } from '../clock.ts'
import { connectionNow, setConnection } from './connection.ts'
import { createWatchdog } from './watchdog.ts'
import { arrived, followed, nothingYet, type WorkState } from './work-state.ts'

declare global {
  interface Window {
    /** Set by a test before the page loads: every version of every row that this screen has shown. */
    deskHistory?: { id: string; version: number }[]
  }
}

let state = nothingYet(dayOf(currentTime()))
let people: People = []
const listeners = new Set<() => void>()
const topicListeners = new Set<() => void>()
const tell = (all: Set<() => void>) => {
  for (const listener of all) listener()
}

/** Updates the state and notifies the screens. */
export function updateWork(change: (state: WorkState) => WorkState) {
  const before = state
  state = change(state)
  if (state === before) return
  if (window.deskHistory)
    for (const [id, row] of state.rows)
      if (before.rows.get(id) !== row) window.deskHistory.push({ id, version: row.version })
  tell(listeners)
  if (state.rows !== before.rows) tell(topicListeners)
}

export const workNow = () => state

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useWork = () => useSyncExternalStore(subscribe, () => state)
export const usePeople = () => useSyncExternalStore(subscribe, () => people)

/** Called after every change of a booking or of the calendar. */
export const onAnyChange = (listener: () => void) => {
  topicListeners.add(listener)
  return () => topicListeners.delete(listener)
}

/** Fetches the current rows after a command: its answer and the live change may arrive in any order. */
export async function refreshRows(ids: readonly string[], letsIn = false): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await get('/api/rows', { ids: ids.join(',') })
  updateWork((before) => arrived(before, { rows }, { now: currentMs(), letsIn }))
}

async function loadDay(): Promise<void> {
  const day = dayOf(currentTime())
  const list = await get('/api/today', { day })
  updateWork((before) => {
    const base = before.day === day ? before : nothingYet(day)
    // Rows that left the list have moved to another day, or were erased while this screen was not connected.
    const known = new Set(list.rows.map(({ id }) => id))
    const rows = new Map([...base.rows].filter(([id, row]) => known.has(id) || row.version > list.change))
    return arrived(
      // The change numbers of a restored database start lower.
      { ...base, change: 0, more: list.more, rows, order: base.order.filter((id) => rows.has(id)) },
      { rows: list.rows, change: list.change },
      { now: currentMs() },
    )
  })
}

/** Above this length the list drops finished rows. */
const MAKES_ROOM = 5000
let room: ReturnType<typeof setTimeout> | undefined

function loadMore() {
  if (state.more === 0 || room) return
  room = setTimeout(() => {
    room = undefined
    if (state.more > 0) void loadDay().catch(() => {})
  }, MAKES_ROOM)
}

/** The time without a connection before the screen shows it. */
const PATIENCE = 4000
const LONGEST_PAUSE = 15_000

let source: EventSource | null = null
let pause = 500
let retry: ReturnType<typeof setTimeout> | undefined
let patience: ReturnType<typeof setTimeout> | undefined
const watchdog = createWatchdog((heardAt) => {
  setConnection('lost', heardAt)
  tryNow()
})

/** Whether this person works with rows. The owner has none, but the connection is shown all the same. */
let hasRows = true

/** Loads the list and follows its changes while somebody is signed in. */
export function followWork(follows: { hasRows: boolean }): () => void {
  hasRows = follows.hasRows
  addEventListener('online', tryNow)
  addEventListener('offline', lose)
  void begin()
  return () => {
    removeEventListener('online', tryNow)
    removeEventListener('offline', lose)
    stop()
    state = nothingYet(dayOf(currentTime()))
    people = []
  }
}

/** Reconnects at once, without waiting for the pause to end. */
export function tryNow() {
  stop()
  pause = 500
  void begin()
}

function stop() {
  attempt++
  clearTimeout(retry)
  stopWaiting()
  watchdog.stop()
  source?.close()
  source = null
}

function lose() {
  setConnection('lost')
}

/** Nothing arrives: after a while the screen shows it. */
function wait() {
  // The browser retries every few seconds: the time counts from the first failure, not from the last.
  if (patience !== undefined || connectionNow().state === 'lost') return
  setConnection('waiting')
  patience = setTimeout(lose, PATIENCE)
}

function stopWaiting() {
  clearTimeout(patience)
  patience = undefined
}

function later() {
  wait()
  clearTimeout(retry)
  retry = setTimeout(begin, pause)
  pause = Math.min(pause * 2, LONGEST_PAUSE)
}

/** Counts the attempts to connect: a late answer of an abandoned one is ignored. */
let attempt = 0

async function begin() {
  const own = ++attempt
  try {
    if (hasRows) await loadDay()
    if (own === attempt) listen()
  } catch (error) {
    if (own !== attempt) return
    // A 401 is handled by the session. Every other failure is retried, also one of the desk itself.
    if (!(error instanceof RefusedError && error.status === 401)) later()
  }
}

function listen() {
  source?.close()
  const events = stream('/api/events', hasRows ? { after: String(state.change) } : {})
  source = events
  const on = <Name extends keyof DeskEvents>(name: Name, run: (data: DeskEvents[Name], id: number) => void) =>
    events.addEventListener(name, (event) => {
      watchdog.heard()
      run(JSON.parse(event.data), Number(event.lastEventId))
    })
  watchdog.heard()
  events.onopen = () => {
    watchdog.heard()
    stopWaiting()
    pause = 500
    setConnection('live')
    retryNow()
  }
  events.onerror = () => {
    if (events !== source) return
    // The browser reconnects with the last id by itself; not after an answer that was no stream at all.
    if (events.readyState === EventSource.CLOSED) later()
    else wait()
  }
  if (hasRows)
    on('booking', (data, change) => {
      updateWork((before) => followed(before, { ...data, change }, currentMs()))
      loadMore()
    })
  on('beat', ({ everyMs }) => watchdog.heard(everyMs))
  on('calendar', () => tell(topicListeners))
  on('reset', tryNow)
  on('presence', (data) => {
    people = data.people
    tell(listeners)
  })
}
