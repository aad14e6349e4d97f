import { leaveItToUs, type VisitChoice } from '#content/clinic/visits.ts'
import { siteContext } from '../context.ts'
import { formValuesFrom } from '../forms/form-values.ts'
import { readForm } from '../forms/read-form.ts'
import { languageOfRequest } from '../paths.ts'
import type { Route } from './+types/times.ts'
import { daysFor } from './appointment-days.ts'
import { choiceIn } from './visit-data.ts'

/** The current free times, for a page that was in the background (app/forms/picker/use-fresh-days.ts). */
export const loader = (args: Route.LoaderArgs) => timesOf(args, leaveItToUs)

/** The same for the chosen visit: by POST, so that no URL reveals the service. */
export const action = async (args: Route.ActionArgs) =>
  timesOf(args, choiceIn(formValuesFrom(await readForm(args.request))))

async function timesOf(
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
  choice: VisitChoice,
): Promise<Response> {
  const days = await daysFor(context.get(siteContext), languageOfRequest(request), choice)
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  return Response.json({ days }, { status: days ? 200 : 503, headers })
}
