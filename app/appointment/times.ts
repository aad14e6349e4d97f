import { siteContext } from '../context.ts'
import { languageOfRequest } from '../paths.ts'
import type { Route } from './+types/times.ts'
import { appointmentDays } from './appointment-days.ts'

/** The free times as they are now, for a page that was out of sight (app/forms/picker/use-fresh-days.ts). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const days = await appointmentDays(context.get(siteContext), languageOfRequest(request))
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  return Response.json({ days }, { status: days ? 200 : 503, headers })
}
