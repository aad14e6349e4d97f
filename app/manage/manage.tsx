import { data } from 'react-router'
import { findBooking, manage } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { senderOf, siteContext } from '../context.ts'
import { formValuesFrom } from '../forms/form-values.ts'
import { readForm } from '../forms/read-form.ts'
import { languageOf } from '../paths.ts'
import { metaFor } from '../seo.ts'
import type { Route } from './+types/manage.ts'
import { answerManage } from './manage-actions.ts'
import type { ManageView } from './manage-view.ts'
import { manageWords } from './manage-words.ts'
import { type Asked, answerTicket } from './opening.ts'
import { ManageViews } from './views.tsx'

/** Others may look over her shoulder: the page can be left at once. */
export const handle = { sensitive: true }

const askedBy = ({
  request,
  context,
}: Pick<Route.ActionArgs, 'request' | 'context'>): Omit<Asked, 'answers'> => ({
  site: context.get(siteContext),
  language: languageOf(new URL(request.url).pathname),
  ...senderOf(context),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const ticket = searchParams.get('opened')
  const opened = ticket ? await answerTicket({ ...askedBy({ request, context }), answers: {} }, ticket) : null
  const { title } = wordsIn(findBooking, language)
  const { description } = wordsIn(manage, language)
  const shown = { words: manageWords(language), meta: { title, description }, view: opened?.view ?? null }
  return data(shown, { status: opened?.status ?? 200 })
}

/** Opened bookings are answers to forms: they have no address, are never kept, and end with the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const answers = formValuesFrom(await readForm(request))
  const { status, view, ticket, clears } = await answerManage({ ...askedBy({ request, context }), answers })
  // Going back or loading again must not send the code a second time: what was opened has an address that works once.
  if (ticket) {
    const { pathname } = new URL(request.url)
    return new Response(null, { status: 303, headers: { location: `${pathname}?opened=${ticket}` } })
  }
  return data(view, { status, headers: clears ? { 'clear-site-data': '"cache"' } : {} })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const clears = actionHeaders?.get('clear-site-data')
  return { 'cache-control': 'no-store', ...(clears && { 'clear-site-data': clears }) }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta) : []

const empty: ManageView = { view: 'find', reference: '', asksPhone: false, problem: null }

export default function ManagePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ManageViews
      words={loaderData.words}
      shown={(actionData as ManageView | undefined) ?? loaderData.view ?? empty}
    />
  )
}
