import styles from './confirmation.module.css'
import type { OwnBookingWords } from './own-booking-words.ts'

/**
 * Clears the page before it goes, and leaves no way back: the server hears of it, so that the address of the
 * confirmation, which the browser's history keeps, shows nothing any more.
 */
async function clearAndLeave(event: React.SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  const next = form.action
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  document.title = ''
  // It is sent even where the page is gone first; without a connection the address ends by itself.
  const sent = fetch(next, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(3000) })
  document.body.hidden = true
  await sent.catch(() => undefined)
  document.body.replaceChildren()
  location.replace(next)
}

/** Ends what others could see. A form, so that it works without script; with it, the way back is cleared as well. */
export const FinishAndClear = ({ words, token }: { words: OwnBookingWords; token: string }) => (
  <form method="post" action={words.page} onSubmit={clearAndLeave}>
    <input type="hidden" name="intent" value="finish" />
    <input type="hidden" name="confirmation" value={token} />
    <button type="submit" className={styles.finish}>
      {words.finish}
    </button>
  </form>
)
