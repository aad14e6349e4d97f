import { isConfirmed } from '#clinic/booking.ts'
import { findOpened } from '#server/bookings/bookings.ts'
import { calendarFile } from '#server/bookings/calendar-file.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { siteContext } from '../context.ts'
import { languageOf } from '../paths.ts'
import type { Route } from './+types/calendar.ts'

/** The visit as a calendar file, for the holder of the confirmation token. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const confirmationToken = readConfirmationToken(
    site.vault,
    url.searchParams.get('confirmation') ?? '',
    site.now(),
  )
  const found = confirmationToken ? await findOpened(site.db, confirmationToken) : null
  if (!found?.startsAt || !isConfirmed(found)) return new Response(null, { status: 404 })
  const visit = {
    id: found.id,
    reference: found.reference,
    kind: found.kind,
    sequence: found.sequence,
    startsAt: found.startsAt,
    heldUntil: found.heldUntil,
    language: languageOf(url.pathname),
    stamp: site.now(),
  }
  return new Response(calendarFile(visit), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
    },
  })
}
