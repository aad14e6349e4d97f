import { data } from 'react-router'
import { findBooking, manage } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { givenBy } from '#server/platform/context.ts'
import { siteContext } from '../context.ts'
import { Island } from '../islands/island.tsx'
import { languageOfRequest } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import type { Route } from './+types/manage.ts'
import { ManageBooking } from './manage-booking.tsx'
import { manageWords } from './manage-data.ts'
import { manageAction, manageMiddleware, openedByTicket } from './manage-route.ts'
import { emptyView, linkView } from './manage-view.ts'

/** Longer than any sealed link. */
const MAX_SEALED_LENGTH = 200

/** Others may look over the patient's shoulder: the quick exit is shown. */
export const handle = { form: true }

export async function loader(args: Route.LoaderArgs) {
  const language = languageOfRequest(args.request)
  const opened = await openedByTicket(args)
  const link = new URL(args.request.url).searchParams.get('link')?.slice(0, MAX_SEALED_LENGTH) ?? null
  const { title } = wordsIn(findBooking, language)
  const { description } = wordsIn(manage, language)
  const site = args.context.get(siteContext)
  const page = {
    words: manageWords(language),
    meta: link ? { title, description, robots: 'noindex' } : { title, description },
    opened: opened?.view ?? null,
    /** For a patient who comes by the private link: see openLink. */
    link,
    formToken: issueFormToken(site.secret, 'find', givenBy(site)),
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
  const { words, formToken, link } = page
  const response = actionData ?? page.opened
  const first = link === null ? emptyView : linkView(link)
  const props = { words, formToken, view: response ?? first, isResponse: response !== null }
  return <Island name="manage-booking" component={ManageBooking} props={props} />
}
