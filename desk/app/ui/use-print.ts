import { useEffect, useEffectEvent } from 'react'

/** Prints once, as soon as the sheet of paper is drawn, and says when the printer has it. */
export function usePrint(onDone: () => void) {
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const done = () => finish()
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [])
}
