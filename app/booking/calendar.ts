import { findById } from '#server/appointments.ts'
import { calendarFile } from '#server/calendar-file.ts'
import { readReceipt } from '#server/receipt.ts'
import { siteContext } from '../context.ts'
import { languageOf } from '../paths.ts'
import type { Route } from './+types/calendar.ts'

/** The visit as a calendar file, for whoever holds the receipt. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const id = readReceipt(site.secret, url.searchParams.get('receipt') ?? '', site.now())
  const found = id ? await findById(site.db, id) : undefined
  if (!found) return new Response(null, { status: 404 })
  const visit = {
    id: found.id,
    startsAt: found.starts_at,
    language: languageOf(url.pathname),
    stamp: site.now(),
  }
  return new Response(calendarFile(visit), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  })
}
