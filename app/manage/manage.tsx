import { data } from 'react-router'
import { findBooking, manage } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { siteContext } from '../context.ts'
import { Island } from '../islands/island.tsx'
import { languageOfRequest } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import type { Route } from './+types/manage.ts'
import { ManageBooking } from './manage-booking.tsx'
import { manageWords } from './manage-data.ts'
import { manageAction, manageMiddleware, openedByTicket } from './manage-route.ts'
import { emptyView } from './manage-view.ts'

/** Others may look over the patient's shoulder: the page can be left at once. */
export const handle = { form: true, sensitive: true }

export async function loader(args: Route.LoaderArgs) {
  const language = languageOfRequest(args.request)
  const opened = await openedByTicket(args)
  const { title } = wordsIn(findBooking, language)
  const { description } = wordsIn(manage, language)
  const site = args.context.get(siteContext)
  const page = {
    words: manageWords(language),
    meta: { title, description },
    view: opened?.view ?? null,
    formToken: issueFormToken(site.secret, 'find', site.now()),
  }
  return data(page, { status: opened?.status ?? 200 })
}

export const action = manageAction
export const middleware = [manageMiddleware]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const clears = actionHeaders?.get('clear-site-data')
  return { 'cache-control': 'no-store', ...(clears && { 'clear-site-data': clears }) }
}

export const meta: Route.MetaFunction = metaFromLoader

export default function ManagePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { words, formToken } = page
  const response = actionData ?? page.view
  const props = { words, formToken, view: response ?? emptyView, isResponse: response !== null }
  return <Island name="manage-booking" component={ManageBooking} props={props} />
}
