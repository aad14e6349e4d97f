import { data, type RouterContextProvider } from 'react-router'
import { senderOf, siteContext } from '../context.ts'
import { languageOf } from '../paths.ts'
import { type FormValues, textIn } from './form-values.ts'
import { type FormHandler, submitForm } from './submit-form.ts'
import type { Rejected } from './submit-response.ts'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }

/** Sends a page's form through its handler. Thanks are a page of their own; a rejection is the page's to show. */
export async function sendForm<Wanted, Reply>(
  { request, context }: Sent,
  answers: FormValues,
  handler: FormHandler<Wanted>,
  reply: (rejected: Rejected) => Reply,
) {
  const language = languageOf(new URL(request.url).pathname)
  const sender = { ...senderOf(context), language }
  const key = { formToken: textIn(answers, 'formToken') }
  const { status, answer } = await submitForm(context.get(siteContext), sender, answers, key, handler)
  if (answer.success)
    return new Response(null, { status: 303, headers: { location: answer.data.confirmationUrl } })
  return data(reply(answer), { status, headers: { 'cache-control': 'no-store' } })
}

type FormHeaders = { loaderHeaders: Headers; actionHeaders: Headers | undefined }

/** What came of a form is never kept; the empty form may come back out of the browser's memory. */
export const formHeaders = ({ loaderHeaders, actionHeaders }: FormHeaders) => actionHeaders ?? loaderHeaders
