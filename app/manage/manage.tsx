import { data } from 'react-router'
import { findBooking, manage } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { siteContext, visitContext } from '../context.ts'
import { answersFrom } from '../forms/answers.ts'
import { readForm } from '../forms/read-form.ts'
import { languageOf } from '../paths.ts'
import { metaFor } from '../seo.ts'
import type { Route } from './+types/manage.ts'
import { answerManage } from './manage-actions.ts'
import type { ManageView } from './manage-view.ts'
import { manageWords } from './manage-words.ts'
import { ManageViews } from './views.tsx'

/** Others may look over her shoulder: the page can be left at once. */
export const handle = { sensitive: true }

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const language = languageOf(pathname)
  const { title } = wordsIn(findBooking, language)
  const { description } = wordsIn(manage, language)
  return { words: manageWords(language), meta: { title, description } }
}

/** Opened bookings are answers to forms: they have no address, are never kept, and end with the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const { status, view } = await answerManage({
    site,
    language: languageOf(new URL(request.url).pathname),
    address: context.get(visitContext)?.address ?? 'unknown',
    answers: answersFrom(await readForm(request)),
  })
  return data(view, { status, headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta) : []

const empty: ManageView = { view: 'find', reference: '', problem: null }

export default function ManagePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ManageViews words={loaderData.words} shown={(actionData as ManageView | undefined) ?? empty} />
}
