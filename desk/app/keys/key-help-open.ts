import { useSyncExternalStore } from 'react'

/** Whether the help of the keys is open: asked for by a key of the shell, and by a button of a page. */
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
