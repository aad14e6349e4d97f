import { serviceErrors } from '#content/forms.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/appointment-list.ts'
import { refuseMethod } from './receive.ts'

/** The taken times of the bookable days, without personal data. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  try {
    const { listing } = await site.availability.read(site.now())
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: listing.etag,
    }
    if (request.headers.get('if-none-match') === listing.etag)
      return new Response(null, { status: 304, headers })
    return new Response(listing.body, { headers })
  } catch (error) {
    site.log.error({ event: 'availability.read_failed', error })
    const message = serviceErrors.failedToFetchAppointments.en
    return Response.json({ success: false, data: [], message }, { status: 503 })
  }
}

export const action = () => refuseMethod('GET')
