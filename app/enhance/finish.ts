/**
 * Clears the page before it goes, and leaves no way back: the server hears of it, so that the address of the thanks,
 * which the browser's history keeps, shows nothing any more.
 */
export function enhance(form: HTMLElement) {
  if (!(form instanceof HTMLFormElement)) return
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const next = form.action
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    document.title = ''
    document.body.replaceChildren()
    // It is sent even where the page is gone first; without a connection the address ends by itself.
    const told = fetch(next, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(3000) })
    await told.catch(() => undefined)
    location.replace(next)
  })
  form.toggleAttribute('data-ready', true)
}
