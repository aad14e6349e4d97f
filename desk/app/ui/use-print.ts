import { useEffect, useEffectEvent } from 'react'

/** Prints once, as soon as the page is drawn, and calls back afterwards. */
export function usePrint(onDone: () => void) {
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const done = () => finish()
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [])
}
