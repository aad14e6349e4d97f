import { useRef } from 'react'

/** Does one thing at a time: what is pressed again before an answer has come is not done twice. */
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
