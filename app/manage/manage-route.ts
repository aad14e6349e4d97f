import { data } from 'react-router'
import { senderOf, siteContext } from '../context.ts'
import { type FormArgs, noStore, wantsJson } from '../forms/form-route.ts'
import { type FormValues, formValuesFrom } from '../forms/form-values.ts'
import { readForm } from '../forms/read-form.ts'
import { languageOfRequest } from '../paths.ts'
import { openTicket } from './access/open-booking.ts'
import { answerManage } from './intents.ts'
import type { ManageReply, ManageRequest } from './manage-request.ts'
import type { ManageResponse } from './manage-view.ts'

const requestOf = ({ request, context }: FormArgs, values: FormValues): ManageRequest => ({
  site: context.get(siteContext),
  language: languageOfRequest(request),
  ...senderOf(context),
  values,
})

const submit = async (args: FormArgs) =>
  answerManage(requestOf(args, formValuesFrom(await readForm(args.request))))

/** Opened bookings are responses to forms: they have no address, are never cached, and end with the page. */
const headersOf = ({ clears }: ManageReply) => ({
  ...noStore,
  ...(clears && { 'clear-site-data': '"cache"' }),
})

/** The way without script. */
export async function manageAction(args: FormArgs) {
  const reply = await submit(args)
  // Going back or loading again must not send the code a second time: what was opened has an address that works once.
  if (reply.ticket) {
    const { pathname } = new URL(args.request.url)
    return new Response(null, { status: 303, headers: { location: `${pathname}?opened=${reply.ticket}` } })
  }
  return data(reply.view, { status: reply.status, headers: headersOf(reply) })
}

/** The way with script: the same form at the same address, answered with the view alone. */
export async function manageMiddleware(args: FormArgs, next: () => Promise<Response>): Promise<Response> {
  if (!wantsJson(args.request)) return next()
  const reply = await submit(args)
  const response: ManageResponse = { view: reply.view }
  return Response.json(response, { status: reply.status, headers: headersOf(reply) })
}

/** The booking at an address that works once; null where the address has no ticket. */
export function openedByTicket(args: FormArgs): Promise<ManageReply> | null {
  const ticket = new URL(args.request.url).searchParams.get('opened')
  return ticket ? openTicket(requestOf(args, {}), ticket) : null
}
