import { bodyOf } from '../forms/form-values.ts'
import { clearBasket } from '../pathology/basket/basket-store.ts'

/**
 * Clears the page and leaves no way back. The server is notified, so that neither the URL in the browser's history
 * nor a page in the browser's memory shows anything. It ends on the home page.
 */
export async function clearAndLeave(event: React.SubmitEvent<HTMLFormElement>, home: string) {
  event.preventDefault()
  const form = event.currentTarget
  const { action } = form
  const body = bodyOf(new FormData(form))
  document.title = ''
  clearBasket()
  // `keepalive` sends it even after the page is gone. Offline, the URL expires by itself.
  const sent = fetch(action, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(3000) })
  document.body.hidden = true
  await sent.catch(() => undefined)
  document.body.replaceChildren()
  location.replace(home)
}
