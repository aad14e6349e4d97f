import { useSyncExternalStore } from 'react'
import { currentTime } from '../clock.ts'

/** live: changes arrive. waiting: reconnecting. lost: nothing has arrived since then. */
type Connection = { state: 'live' | 'waiting' | 'lost'; since: Date }

let connection: Connection = { state: 'waiting', since: currentTime() }
const listeners = new Set<() => void>()

export function setConnection(state: Connection['state'], from = currentTime()) {
  if (connection.state === state) return
  // When waiting turns into lost, the start stays the same.
  const since = state === 'lost' && connection.state === 'waiting' ? connection.since : from
  connection = { state, since }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const connectionNow = () => connection
export const useConnection = () => useSyncExternalStore(subscribe, connectionNow)
