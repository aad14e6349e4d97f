import { useRef } from 'react'

/** Runs one thing at a time: a second press before the answer does nothing. */
export function useOneAtATime() {
  const isBusy = useRef(false)
  return async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }
}
