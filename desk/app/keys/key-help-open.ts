import { useSyncExternalStore } from 'react'

/** Whether the help of the keys is open. A key of the shell and a button of a page open it. */
let isOpen = false
const listeners = new Set<() => void>()
const set = (next: boolean) => {
  isOpen = next
  for (const listener of listeners) listener()
}

export const showKeys = () => set(true)
export const hideKeys = () => set(false)

export const useShowsKeys = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
  )
