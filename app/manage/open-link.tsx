import { findBooking } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { siteContext } from '../context.ts'
import { Island } from '../islands/island.tsx'
import { languageOfRequest } from '../paths.ts'
import type { Route } from './+types/open-link.ts'
import { ManageBooking } from './manage-booking.tsx'
import { manageWords } from './manage-data.ts'
import type { ManageView } from './manage-view.ts'

export const handle = { form: true, sensitive: true }

/**
 * Where the private link leads. Mail programs open links before people do: so this page does nothing, looks nothing up
 * and is the same for every link. The button on it opens the booking.
 */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOfRequest(request)
  const { title } = wordsIn(findBooking, language)
  const formToken = issueFormToken(site.secret, 'find', site.now())
  return { words: manageWords(language), title, formToken, link: params.link.slice(0, 40) }
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function OpenLinkPage({ loaderData: { words, formToken, link } }: Route.ComponentProps) {
  const view: ManageView = { name: 'link', link, asksPin: false, asksPhone: false, problem: null }
  return (
    <Island
      name="manage-booking"
      component={ManageBooking}
      props={{ words, formToken, view, isResponse: false }}
    />
  )
}
