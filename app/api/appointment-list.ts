import type { Calendar } from '#clinic/slots.ts'
import { toIso } from '#clinic/time.ts'
import { usualVisit } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { serviceErrors } from '#content/forms.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/appointment-list.ts'
import { createListResponse } from './list-response.ts'
import { refuseCall, refuseMethod } from './receive.ts'
import { hasEnds } from './taken-times.ts'

const createTakenList = (withEnds: boolean) =>
  createListResponse('no-cache', (calendars: Calendar | Calendar[]) =>
    [calendars]
      .flat()
      .flatMap(({ doctor, booked }) =>
        booked.map(({ from, until }) => ({
          dateTime: toIso(from),
          ...(withEnds && { until: toIso(until), doctor }),
        })),
      )
      .toSorted((a, b) => a.dateTime.localeCompare(b.dateTime)),
  )

const beginnings = createTakenList(false)
const beginningsAndEnds = createTakenList(true)

/** The taken times of the bookable days, without personal data: for the default visit, or for the named doctor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const named = new URL(request.url).searchParams.get('doctor')
  const doctors = named === null ? usualVisit.doctors : facts.doctors.filter(({ id }) => id === named)
  if (doctors.length === 0) return refuseCall(400, 'There is no such doctor')
  try {
    const calendars = await site.availability.read(doctors, site.now())
    const listResponse = hasEnds(doctors) ? beginningsAndEnds : beginnings
    // The calendar of one doctor is a cached object, and so is its text.
    return listResponse(request, calendars.length === 1 ? calendars[0]! : calendars)
  } catch (error) {
    site.log.error({ event: 'availability.read_failed', error })
    const message = serviceErrors.failedToFetchAppointments.en
    return Response.json({ success: false, data: [], message }, { status: 503 })
  }
}

export const action = () => refuseMethod('GET')
