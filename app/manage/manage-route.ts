import { createContext, data } from 'react-router'
import { readFormToken } from '#server/limits/form-token.ts'
import { senderOf, siteContext } from '../context.ts'
import { emptyPage } from '../done-form.ts'
import { type FormArgs, formJson, noStore, wantsJson } from '../forms/form-route.ts'
import { type FormValues, formValuesFrom, textIn } from '../forms/form-values.ts'
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

/**
 * Reference and code stay in the history with a page about a wrong code. Submitted again from there, they open
 * nothing.
 */
async function isSentAgain({ site, values }: ManageRequest): Promise<boolean> {
  if (textIn(values, 'intent') !== 'find') return false
  const token = readFormToken(site.secret, 'find', textIn(values, 'formToken'), site.now())
  return token !== null && (token.expired || !(await site.guard.isFirstSent(token.key)))
}

/** Opened bookings are responses to forms: they have no URL, are never cached, and end with the page. */
const headersOf = ({ clears }: ManageReply) => ({
  ...noStore,
  ...(clears && { 'clear-site-data': '"cache"' }),
})

const replyContext = createContext<ManageReply>()

/**
 * Submits a form of the page. With script the response is the view alone. A file and a redirect to a URL that
 * works once are sent here as well, because an action can only respond with a page.
 */
export async function manageMiddleware(args: FormArgs, next: () => Promise<Response>): Promise<Response> {
  if (args.request.method !== 'POST') return next()
  const isJson = wantsJson(args.request)
  const request = requestOf(args, formValuesFrom(await readForm(args.request)))
  if (!isJson && (await isSentAgain(request))) return emptyPage(args.request)
  const reply = await answerManage(request)
  if (isJson) {
    const response: ManageResponse = { view: reply.view }
    return formJson(response, reply.status, headersOf(reply))
  }
  const { file, ticket } = reply
  if (file)
    return new Response(file.text, {
      headers: {
        ...noStore,
        'content-type': file.type,
        'content-disposition': `attachment; filename="${file.name}"`,
      },
    })
  // Going back or reloading must not send the code a second time: the opened booking has a URL that works once.
  if (ticket) {
    const { pathname } = new URL(args.request.url)
    return new Response(null, { status: 303, headers: { location: `${pathname}?opened=${ticket}` } })
  }
  args.context.set(replyContext, reply)
  return next()
}

/** The way without script: the page with the view from the middleware. */
export function manageAction({ context }: Pick<FormArgs, 'context'>) {
  const reply = context.get(replyContext)
  return data(reply.view, { status: reply.status, headers: headersOf(reply) })
}

/** The booking at a URL that works once; null where the URL has no ticket. */
export function openedByTicket(args: FormArgs): Promise<ManageReply> | null {
  const ticket = new URL(args.request.url).searchParams.get('opened')
  return ticket ? openTicket(requestOf(args, {}), ticket) : null
}
