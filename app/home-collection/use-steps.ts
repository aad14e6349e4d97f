import { useEffect, useRef, useState } from 'react'

export type Step = 1 | 2

/** The two steps of the form. The way back of the browser is the way back of the form. */
export function useSteps(first: Step) {
  const [{ step, moves }, setPlace] = useState({ step: first, moves: 0 })
  const place = useRef<HTMLDivElement>(null)
  const goTo = (next: Step) => setPlace((before) => ({ step: next, moves: before.moves + 1 }))

  useEffect(() => {
    const follow = () => {
      // The links of an error summary make history, too, and lead to fields of this step.
      const before: unknown = history.state?.step
      if (before !== 1 && before !== 2) return
      // The confirmation took the place of the form: whoever goes back gets a new one.
      if (!place.current?.isConnected) return location.reload()
      setPlace(({ moves }) => ({ step: before, moves: moves + 1 }))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  return {
    step,
    /** How often the patient went on or back; what is wrong with a step shows it without counting. */
    moves,
    place,
    show: (next: Step) => setPlace((before) => ({ ...before, step: next })),
    goOn() {
      if (history.state?.step !== 2) {
        history.replaceState({ step: 1 }, '')
        history.pushState({ step: 2 }, '')
      }
      goTo(2)
    },
    goBack() {
      if (history.state?.step === 2) history.back()
      else goTo(1)
    },
  }
}

export type Steps = ReturnType<typeof useSteps>
