import { data, type RouterContextProvider } from 'react-router'
import type { Booked } from '#server/bookings/bookings.ts'
import { confirmationView } from '../confirmation/confirmation-view.ts'
import { senderOf, siteContext } from '../context.ts'
import { emptyPage, isDone } from '../done-form.ts'
import { languageOfRequest } from '../paths.ts'
import { FORM_JSON } from './form-json.ts'
import { type FormValues, formValuesFrom, textIn } from './form-values.ts'
import type { FormResponse } from './post/post-form.ts'
import { readForm } from './read-form.ts'
import { confirmationLink, rejectedOf, statusOf } from './respond.ts'
import { type FormHandler, submitForm } from './submit-form.ts'
import type { Rejected } from './submit-response.ts'
import { SHOW_AGAIN } from './use-language-switch.ts'

export type FormArgs = {
  request: Request
  context: Readonly<RouterContextProvider>
  params: Record<string, string | undefined>
}

/** The outcome of a page's form: a booking to confirm, or the form again with its errors. */
export type PageOutcome<Reply> =
  | { booked: Booked; withCard: boolean; status: number; isCodeShown: boolean }
  | { booked: null; reply: Reply; status: number }

/** Submits the form of a page. The page builds the reply to a rejected form. */
export async function submitPage<Request, Reply>(
  { request, context }: FormArgs,
  values: FormValues,
  handler: FormHandler<Request>,
  reply: (rejected: Rejected) => Reply,
): Promise<PageOutcome<Reply>> {
  const site = context.get(siteContext)
  const language = languageOfRequest(request)
  const sender = { ...senderOf(context), language }
  const key = { formToken: textIn(values, 'formToken') }
  // Script gets the confirmation with the code in this response, so the booking is stored with its code as shown.
  const showsCode = wantsJson(request)
  const outcome = await submitForm(site, sender, values, key, handler, { showsCode })
  const status = statusOf(outcome)
  if (outcome.kind === 'accepted') {
    const { booked, withCard, isRepeat } = outcome
    return { booked, withCard, status, isCodeShown: showsCode && !isRepeat }
  }
  const rejected = rejectedOf(site, outcome, handler, language)
  return {
    booked: null,
    reply: reply(outcome.kind === 'failed' ? { ...rejected, isOutage: true } : rejected),
    status,
  }
}

type Submit<Reply> = (args: FormArgs, values: FormValues) => Promise<PageOutcome<Reply>>

export const noStore = { 'cache-control': 'no-store' }
/** Script asks for the data of the page; without script the browser asks for the page. */
export const wantsJson = ({ method, headers }: Request) =>
  method === 'POST' && headers.get('accept') === FORM_JSON

export const formJson = (body: object, status: number, headers: HeadersInit = noStore) =>
  Response.json(body, { status, headers: { ...headers, 'content-type': FORM_JSON } })

/** The way without script: a confirmation is a page of its own, everything else is the page again. */
export const formAction =
  <Reply>(submit: Submit<Reply>, showAgain: (values: FormValues, args: FormArgs) => Reply | Promise<Reply>) =>
  async (args: FormArgs) => {
    const values = formValuesFrom(await readForm(args.request))
    if (await isDone(args.context.get(siteContext), values)) return emptyPage(args.request)
    // The language was switched in the middle: the form again, with its values.
    if (values[SHOW_AGAIN]) return data(await showAgain(values, args), { headers: noStore })
    const outcome = await submit(args, values)
    if (!outcome.booked) return data(outcome.reply, { status: outcome.status, headers: noStore })
    const { booked, withCard } = outcome
    const { url } = confirmationLink(
      args.context.get(siteContext),
      languageOfRequest(args.request),
      booked,
      withCard,
    )
    return new Response(null, { status: 303, headers: { location: url } })
  }

/** The way with script: the same submit at the same URL, answered with the data of the page. */
export const formMiddleware =
  <Reply>(submit: Submit<Reply>) =>
  async (args: FormArgs, next: () => Promise<Response>): Promise<Response> => {
    if (!wantsJson(args.request)) return next()
    const values = formValuesFrom(await readForm(args.request))
    const outcome = await submit(args, values)
    const { status } = outcome
    if (!outcome.booked) {
      const response: FormResponse<Reply> = { confirmation: null, reply: outcome.reply }
      return formJson(response, status)
    }
    const { booked, ...shown } = outcome
    const site = args.context.get(siteContext)
    const language = languageOfRequest(args.request)
    const { url, token } = confirmationLink(site, language, booked, shown.withCard)
    const confirmation = await confirmationView(site, language, booked, { token, ...shown })
    return formJson({ confirmation, url } satisfies FormResponse<Reply>, status)
  }

/** A page with a form is cached nowhere: it may hold typed values, and a phone may be shared. */
export const formHeaders = () => noStore
