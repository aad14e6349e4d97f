import { useEffect, useRef } from 'react'

/**
 * Focuses a response and scrolls it into view, at every attempt. The response of a whole page is attempt 0: there
 * the autofocus attribute has done it, and the patient may be typing already.
 */
export function useFocus<Element extends HTMLElement>(attempt: number) {
  const element = useRef<Element>(null)
  useEffect(() => {
    const { current } = element
    if (!current || attempt === 0) return
    current.focus({ preventScroll: true })
    const { top, bottom } = current.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) current.scrollIntoView({ block: 'start' })
  }, [attempt])
  return element
}
