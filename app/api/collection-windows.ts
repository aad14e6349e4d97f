import { isDay } from '#clinic/time.ts'
import { siteContext } from '../context.ts'
import { readWindows } from '../home-collection/windows.ts'
import type { Route } from './+types/collection-windows.ts'
import { refuseCall, refuseMethod } from './receive.ts'

/** Which windows are free: on one day, or on all days that can be booked. The counts are not public. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const day = new URL(request.url).searchParams.get('date') ?? undefined
  if (day !== undefined && !isDay(day)) return refuseCall(400, 'A date looks like 2026-11-16')
  try {
    const data = await readWindows(site, site.now(), day)
    return Response.json({ success: true, data, message: 'OK' }, { headers: { 'cache-control': 'no-cache' } })
  } catch (error) {
    site.log.error({ event: 'collection_windows.read_failed', error })
    return Response.json({ success: false, data: [], message: 'Failed to fetch windows' }, { status: 503 })
  }
}

export const action = () => refuseMethod('GET')
