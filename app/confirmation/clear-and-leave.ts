import { bodyOf } from '../forms/form-values.ts'
import { clearBasket } from '../pathology/basket/basket-store.ts'

/**
 * Clears the page before it goes, and leaves no way back: the server hears of it, so that neither the address, which
 * the browser's history keeps, nor a page that the browser remembers shows anything any more. It ends on the home page.
 */
export async function clearAndLeave(event: React.SubmitEvent<HTMLFormElement>, home: string) {
  event.preventDefault()
  const form = event.currentTarget
  const { action } = form
  const body = bodyOf(new FormData(form))
  document.title = ''
  clearBasket()
  // It is sent even where the page is gone first; without a connection the address ends by itself.
  const sent = fetch(action, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(3000) })
  document.body.hidden = true
  await sent.catch(() => undefined)
  document.body.replaceChildren()
  location.replace(home)
}
