import { useSyncExternalStore } from 'react'
import type { CalendarVisit } from '../../contract/calendar.ts'

/** A visit that was picked up and not put down yet: it can be carried from one day to another. */
type Carried = {
  visit: CalendarVisit
  doctor: string
  initials: { en: string; hi: string }
  day: string
}

let carried: Carried | null = null
const listeners = new Set<() => void>()
const set = (next: Carried | null) => {
  carried = next
  for (const listener of listeners) listener()
}

export const pickUp = (next: Carried) => set(next)
export const dropCarried = () => set(null)

export const useCarried = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => carried,
  )
