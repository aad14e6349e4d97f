import { partOf, putInPlace } from './swap.ts'

/**
 * FormValues take the place of the view without a new page: one entry in the history however much she does, and that one
 * tells nothing. Where it fails, the form simply goes its own way.
 */
export function enhance(view: HTMLElement) {
  const { page } = view.dataset
  // A private link does not stay in the history, where others could find it.
  if (page && location.pathname !== page) history.replaceState(null, '', page)
  view.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    if (view.hasAttribute('aria-busy')) return
    view.setAttribute('aria-busy', 'true')
    const filled = new FormData(form)
    const body = new URLSearchParams([...filled].map(([name, value]) => [name, String(value)]))
    try {
      const answer = await partOf(await fetch(form.action, { method: 'POST', body }), '[data-swap]')
      if (answer) return putInPlace(view, answer.part)
    } catch {
      // No connection, or an answer that is none of ours.
    }
    form.submit()
  })
  view.toggleAttribute('data-ready', true)
}
