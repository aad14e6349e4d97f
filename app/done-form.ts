import { findByRequest } from '#server/bookings/bookings.ts'
import { readRequests } from '#server/limits/form-token.ts'
import type { Site } from '#server/site.ts'
import { type FormValues, textIn } from './forms/form-values.ts'

/**
 * Whether a form comes from a page that is done with: the browser keeps what was sent in its history and sends it again
 * on the way back. A form is done when the patient has finished; a choice of tests already when it is booked. Fails open:
 * while the database is away nobody loses what was typed.
 */
export async function isDone(site: Site, values: FormValues): Promise<boolean> {
  const isChoice = values.intent === 'choose'
  try {
    for (const { form, key } of readRequests(site.secret, textIn(values, 'formToken'), site.now())) {
      const booked = await findByRequest(site.db, site.vault.requestHashes(form, key))
      if (booked && (isChoice || booked.accessClosedAt !== null)) return true
    }
  } catch (error) {
    site.log.error({ event: 'booking.read_failed', error })
  }
  return false
}

/** The page as it is for somebody who has just come. What was sent goes from the history with it. */
export const emptyPage = (request: Request) =>
  new Response(null, {
    status: 303,
    headers: { location: new URL(request.url).pathname, 'cache-control': 'no-store' },
  })
