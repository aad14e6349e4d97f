import { sealLinkPage } from '#server/bookings/booking-session.ts'
import { siteContext } from '../context.ts'
import { noStore } from '../forms/form-route.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import type { Route } from './+types/open-link.ts'

/**
 * Where the private link leads: to a page of /booking whose button opens the booking. The redirect keeps the link
 * out of the browser's history. Mail programs open links before people do: so nothing is looked up here, and every
 * link gets the same response.
 */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { vault, now } = context.get(siteContext)
  const sealed = sealLinkPage(vault, { link: params.link.slice(0, 40), servedAt: now() })
  const location = `${pathIn(languageOfRequest(request), '/booking')}?link=${sealed}`
  return new Response(null, { status: 303, headers: { location, ...noStore } })
}
