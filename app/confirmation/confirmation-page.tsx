import { data } from 'react-router'
import { receivedTitle } from '#content/forms.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { findOpened } from '#server/bookings/bookings.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { siteContext } from '../context.ts'
import { Island } from '../islands/island.tsx'
import { languageOf } from '../paths.ts'
import type { Route } from './+types/confirmation-page.ts'
import styles from './confirmation.module.css'
import { Confirmation } from './confirmation.tsx'
import { confirmationView } from './confirmation-view.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const language = languageOf(url.pathname)
  const token = url.searchParams.get('confirmation') ?? ''
  const read = readConfirmationToken(site.vault, token, site.now())
  const booked = read ? await findOpened(site.db, read) : null
  if (read && booked) {
    const view = await confirmationView(site, language, booked, { token, withCard: read.withCard })
    return data({ title: view.documentTitle, gone: null, view })
  }
  const { confirmationGone, confirmationGoneHelp } = wordsIn(appointment, language)
  const gone = { title: confirmationGone, help: confirmationGoneHelp }
  return data({ title: wordsIn(receivedTitle, language), gone, view: null }, { status: 410 })
}

/** Neutral, and not for search engines: it stays in the history of a phone that others use. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function ConfirmationPage({ loaderData: { view, gone } }: Route.ComponentProps) {
  if (view) return <Island name="confirmation" component={Confirmation} props={view} />
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{gone?.title}</h1>
      <p className="lead">{gone?.help}</p>
    </div>
  )
}
