import { data } from 'react-router'
import { isConfirmed, isToConfirm } from '#clinic/booking.ts'
import { toIso } from '#clinic/time.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { receivedTitle } from '#content/forms.ts'
import { wordsIn } from '#content/words-in.ts'
import { findOpened, mayShowCode } from '#server/bookings/bookings.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { siteContext } from '../context.ts'
import { languageOf, pathIn } from '../paths.ts'
import type { Route } from './+types/booked.ts'
import styles from './thank-you.module.css'
import { ThankYou } from './thank-you.tsx'
import { bookingWords } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const language = languageOf(url.pathname)
  const words = bookingWords(language)
  const confirmationToken = url.searchParams.get('confirmation') ?? ''
  const confirmation = readConfirmationToken(site.vault, confirmationToken, site.now())
  const found = confirmation ? await findOpened(site.db, confirmation) : null
  const title = found && isToConfirm(found) ? wordsIn(receivedTitle, language) : words.meta.bookedTitle
  if (!found?.startsAt) return data({ words, title, booked: null }, { status: 410 })
  const booked = {
    reference: found.reference,
    pin: (await mayShowCode(site.db, found.id, site.now())) ? site.vault.pinOf(found) : null,
    state: found.state,
    dateTime: toIso(found.startsAt),
    when: whenOf(wordsIn(calendar, language), found.startsAt),
    confirmationUrl: url.pathname + url.search,
    calendarUrl: isConfirmed(found)
      ? `${pathIn(language, '/appoitment/calendar')}?confirmation=${confirmationToken}`
      : null,
  }
  return data({ words, title, booked })
}

/** Neutral, and not for search engines: it stays in the history of a phone that others use. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function BookedPage({ loaderData: { words, booked } }: Route.ComponentProps) {
  if (booked) return <ThankYou words={words} booked={booked} />
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{words.page.confirmationGone}</h1>
      <p className="lead">{words.page.confirmationGoneHelp}</p>
      <p className={styles.actions}>
        <a className="button button-primary" href={words.phone.href}>
          {words.phone.number}
        </a>
        <a className="button button-secondary" href={words.links.page}>
          {words.page.bookAnother}
        </a>
      </p>
    </div>
  )
}
