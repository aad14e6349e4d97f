import { findByRequest } from '#server/bookings/bookings.ts'
import { readRequests } from '#server/limits/form-token.ts'
import type { Site } from '#server/site.ts'
import { type FormValues, textIn } from './forms/form-values.ts'

/**
 * Whether the page of a form is finished: the browser stores submitted values in its history and submits them
 * again on the way back. A form is finished when the patient has finished; a choice of tests as soon as it is
 * booked. Fails open: while the database is down, nobody loses typed values.
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

/** Redirects to the page as it first opens. The submitted values leave the history with it. */
export const emptyPage = (request: Request) =>
  new Response(null, {
    status: 303,
    headers: { location: new URL(request.url).pathname, 'cache-control': 'no-store' },
  })
