import { data } from 'react-router'
import { receivedTitle } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { findOpened } from '#server/bookings/bookings.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { siteContext } from '../context.ts'
import { Island } from '../islands/island.tsx'
import { languageOf } from '../paths.ts'
import { Sentence } from '../ui/care/sentence.tsx'
import type { Route } from './+types/confirmation-page.ts'
import styles from './confirmation.module.css'
import { Confirmation, type ConfirmationView } from './confirmation.tsx'
import { confirmationView } from './confirmation-view.ts'
import { wishesAction, wishesMiddleware } from './wishes-route.ts'

const gonePage = (language: Language) => {
  const { confirmationGone, confirmationGoneHelp } = wordsIn(appointment, language)
  return {
    title: wordsIn(receivedTitle, language),
    gone: { title: confirmationGone, help: confirmationGoneHelp },
    view: null,
  }
}

const shownPage = (view: ConfirmationView) => ({ title: view.documentTitle, gone: null, view })

export const handle = { form: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const language = languageOf(url.pathname)
  const token = url.searchParams.get('confirmation') ?? ''
  const read = readConfirmationToken(site.vault, token, site.now())
  const booked = read ? await findOpened(site.db, read) : null
  if (!read || !booked) {
    // A form that was posted to this URL has its own response: without a token there is nothing to add.
    return data(gonePage(language), { status: request.method === 'POST' ? 200 : 410 })
  }
  const view = await confirmationView(site, language, booked, { token, withCard: read.withCard })
  return data(shownPage(view))
}

/** The contact preferences, without script: the same page again, with the result. */
export async function action(args: Route.ActionArgs) {
  const saved = await wishesAction(args)
  const headers = { 'cache-control': 'no-store' }
  return saved.view
    ? data(shownPage(saved.view), { status: saved.status, headers })
    : data(gonePage(languageOf(new URL(args.request.url).pathname)), { status: 410, headers })
}

export const middleware = [wishesMiddleware]

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

/** Neutral, and not for search engines: it stays in the history of a shared phone. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function ConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, gone } = actionData ?? loaderData
  if (view) return <Island name="confirmation" component={Confirmation} props={view} />
  return (
    <div className={`wrap ${styles.gone}`}>
      <h1>{gone?.title}</h1>
      <p className="lead">
        <Sentence text={gone?.help ?? ''} />
      </p>
    </div>
  )
}
