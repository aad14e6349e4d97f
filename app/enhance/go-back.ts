/** Whether the visitor came from another page of this site, not from a submit of this one. */
function cameFromHere(): boolean {
  if (!document.referrer || window.history.length < 2) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === window.location.origin && pathname !== window.location.pathname
}

/**
 * The button appears where there is a page to go back to. A link keeps its own target for visitors from elsewhere;
 * a form with steps goes back one step and prevents the default.
 */
export function enhance(element: HTMLElement) {
  if (element instanceof HTMLAnchorElement) {
    element.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !cameFromHere())
        return
      event.preventDefault()
      window.history.back()
    })
    return
  }
  element.hidden = window.history.length < 2
  element.addEventListener('click', () => window.history.back())
}
