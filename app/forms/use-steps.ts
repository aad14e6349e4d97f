import { useEffect, useRef, useState } from 'react'

/** Whether one step is shown at a time: asked of the browser in the words of form-steps.module.css. */
export const isFolded = () => window.matchMedia('(scripting: enabled) and (width < 64rem)').matches

/** The steps that were shown on this page until now, the last one being shown. */
const stepsBefore = (): number[] | null => {
  const steps: unknown = history.state?.steps
  return Array.isArray(steps) ? steps : null
}

let isLeaving = false

/** Going back within a page takes a few milliseconds; what was booked does not wait for a browser that forgets it. */
const LEAVE_WITHIN_MS = 1000

/**
 * Goes back over the steps of a form that is done, so that none of them is left on the way back: what replaces the form
 * takes the place of its first step.
 */
export async function leaveSteps() {
  const over = (stepsBefore()?.length ?? 1) - 1
  if (over < 1) return
  isLeaving = true
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LEAVE_WITHIN_MS)
    const arrive = () => {
      isLeaving = false
      resolve()
    }
    // After the listener of useSteps, which was there before.
    window.addEventListener('popstate', arrive, { once: true })
    history.go(-over)
  })
}

/**
 * The steps of a form. Each is a step of the history, too: the way back of the browser is the way back of the form, and
 * so is the arrow in the header.
 */
export function useSteps<Step extends number>(first: Step) {
  const [{ step, moves }, setPlace] = useState({ step: first, moves: 0 })
  const place = useRef<HTMLDivElement>(null)
  const goTo = (next: Step) => setPlace((before) => ({ step: next, moves: before.moves + 1 }))

  useEffect(() => {
    const follow = () => {
      // Links within the page make history, too.
      const before = stepsBefore()?.at(-1)
      if (before === undefined || isLeaving) return
      // The confirmation took the place of the form: whoever finds a step of it gets a new one.
      if (!place.current?.isConnected) return location.replace(location.pathname)
      setPlace(({ moves }) => ({ step: before as Step, moves: moves + 1 }))
    }
    const goBackByArrow = (event: MouseEvent) => {
      const isArrow = (event.target as Element).closest('[data-enhance="go-back"]')
      if (!isArrow || !place.current?.isConnected || (stepsBefore()?.length ?? 0) < 2) return
      event.preventDefault()
      history.back()
    }
    window.addEventListener('popstate', follow)
    document.addEventListener('click', goBackByArrow, { capture: true })
    return () => {
      window.removeEventListener('popstate', follow)
      document.removeEventListener('click', goBackByArrow, { capture: true })
    }
  }, [])

  // A step begins at its top.
  useEffect(() => {
    if (moves > 0 && isFolded()) window.scrollTo(0, 0)
  }, [moves])

  return {
    step,
    /** How often the patient went on or back; what is wrong with a step shows it without counting. */
    moves,
    place,
    /** Shows the step that something is wrong with. */
    show: (next: Step) => setPlace((before) => ({ ...before, step: next })),
    goTo(next: Step) {
      const steps = stepsBefore() ?? [step]
      if (steps.at(-1) === next) return goTo(next)
      const back = steps.lastIndexOf(next, -2)
      if (back >= 0) return history.go(back - (steps.length - 1))
      // Firefox would put the place of an earlier look back after the page has gone to its top.
      history.scrollRestoration = 'manual'
      history.replaceState({ steps }, '')
      history.pushState({ steps: [...steps, next] }, '')
      goTo(next)
    },
  }
}

export type Steps<Step extends number> = ReturnType<typeof useSteps<Step>>
