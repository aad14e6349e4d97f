import { useEffect, useRef, useState } from 'react'

/** Whether one step is shown at a time: by the same media query as form-steps.module.css. */
export const isFolded = () => window.matchMedia('(scripting: enabled) and (width < 64rem)').matches

/** The steps that this page has shown, the current one last. */
const stepsBefore = (): number[] | null => {
  const steps: unknown = history.state?.steps
  return Array.isArray(steps) ? steps : null
}

let isLeaving = false

/**
 * Going back within a page takes milliseconds; a confirmation does not wait longer for a browser that never
 * reports it.
 */
const LEAVE_WITHIN_MS = 1000

/**
 * Goes back over the steps of a finished form, so that Back reaches none of them: what replaces the form takes the
 * history entry of its first step.
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
    // After the listener of useSteps, which was added earlier.
    window.addEventListener('popstate', arrive, { once: true })
    history.go(-over)
  })
}

/**
 * The steps of a form. Each has a history entry: Back of the browser goes back one step, and so does the arrow in
 * the header.
 */
export function useSteps<Step extends number>(first: Step) {
  const [{ step, moves }, setPlace] = useState({ step: first, moves: 0 })
  const place = useRef<HTMLDivElement>(null)
  const goTo = (next: Step) => setPlace((before) => ({ step: next, moves: before.moves + 1 }))

  useEffect(() => {
    const follow = () => {
      // Links within the page add history entries, too.
      const before = stepsBefore()?.at(-1)
      if (before === undefined || isLeaving) return
      // The confirmation replaced the form: Back to one of its steps loads a new form.
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
    /** How often the patient went on or back. Showing an error's step does not count. */
    moves,
    place,
    /** Shows the step of an error. */
    show: (next: Step) => setPlace((before) => ({ ...before, step: next })),
    goTo(next: Step) {
      const steps = stepsBefore() ?? [step]
      if (steps.at(-1) === next) return goTo(next)
      const back = steps.lastIndexOf(next, -2)
      if (back >= 0) return history.go(back - (steps.length - 1))
      // Firefox would restore an earlier scroll position after the page has gone to its top.
      history.scrollRestoration = 'manual'
      history.replaceState({ steps }, '')
      history.pushState({ steps: [...steps, next] }, '')
      goTo(next)
    },
  }
}

export type Steps<Step extends number> = ReturnType<typeof useSteps<Step>>
