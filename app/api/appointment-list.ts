import { toIso } from '#clinic/time.ts'
import { serviceErrors } from '#content/forms.ts'
import type { Availability } from '#server/bookings/availability.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/appointment-list.ts'
import { createListResponse } from './list-response.ts'
import { refuseMethod } from './receive.ts'

const listResponse = createListResponse('no-cache', ({ booked }: Availability) =>
  booked.map((time) => ({ dateTime: toIso(time) })),
)

/** The taken times of the bookable days, without personal data. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  try {
    return listResponse(request, await site.availability.read(site.now()))
  } catch (error) {
    site.log.error({ event: 'availability.read_failed', error })
    const message = serviceErrors.failedToFetchAppointments.en
    return Response.json({ success: false, data: [], message }, { status: 503 })
  }
}

export const action = () => refuseMethod('GET')
