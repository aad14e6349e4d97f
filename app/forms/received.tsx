import { data } from 'react-router'
import { isConfirmed } from '#clinic/booking.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { collectionForm } from '#content/collection-form.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { receivedTitle, toConfirm } from '#content/forms.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { contact } from '#content/pages/contact.ts'
import { wordsIn } from '#content/words-in.ts'
import { type Booked, findLabTestsOf, findOpened, mayShowCode } from '#server/bookings/bookings.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import type { Site } from '#server/site.ts'
import { emergencyCard } from '../contact/contact-data.ts'
import { siteContext } from '../context.ts'
import { languageOf, pathIn } from '../paths.ts'
import { CareCards } from '../ui/care/care-cards.tsx'
import type { Route } from './+types/received.ts'
import { ownBookingWords } from './own-booking-words.ts'
import { Thanks } from './thanks.tsx'

/** What is said about what was sent, by its kind. */
async function thanksFor(site: Site, language: Language, booked: Booked, confirmationToken: string) {
  const common = {
    own: ownBookingWords(language),
    reference: booked.reference,
    pin: (await mayShowCode(site.db, booked.id, site.now())) ? site.vault.pinOf(booked) : null,
    confirmationToken,
  }
  const when = { label: appointment.when[language], value: visitWhen(language, booked) }
  if (booked.kind === 'enquiry') {
    const { success } = wordsIn(contact, language).form
    const answerBy = booked.answerBy ? whenOf(wordsIn(calendar, language), booked.answerBy) : ''
    return {
      ...common,
      title: success.heading,
      facts: [{ label: success.answerBy, value: answerBy }],
      next: [success.text],
      again: { href: pathIn(language, '/contact'), label: success.again },
    }
  }
  if (booked.kind === 'lab-test') {
    const words = wordsIn(labTestForm, language)
    return {
      ...common,
      title: words.success,
      facts: [when],
      next: [words.successNext],
      again: { href: pathIn(language, '/pathology'), label: words.bookAnother },
    }
  }
  const words = wordsIn(collectionForm, language)
  const held = isConfirmed(booked)
  const tests = await findLabTestsOf(site.db, booked.id)
  const names = tests.map((test) => (language === 'hi' ? test.home_name_hi : test.home_name_en) ?? test.name)
  const hours = fastingHours(tests)
  const total = tests.reduce((sum, test) => sum + (test.price ?? 0), 0)
  return {
    ...common,
    title: held ? words.successTitle : toConfirm.title[language],
    facts: [
      when,
      { label: words.selectedTests, value: names.join(', ') },
      { label: words.total, value: rupees(total) },
    ],
    next: held
      ? [
          `${words.successConfirmed} ${words.successNext}`,
          hours ? fill(words.prepFasting, { hours: `${hours.least}–${hours.most}` }) : words.prepNone,
          words.prepMedicine,
          words.payAtVisit,
        ]
      : [wordsIn(toConfirm, language).body],
    again: { href: pathIn(language, '/home-collection'), label: words.bookAnother },
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const language = languageOf(url.pathname)
  const title = wordsIn(receivedTitle, language)
  const given = url.searchParams.get('confirmation') ?? ''
  const confirmationToken = readConfirmationToken(site.vault, given, site.now())
  const booked = confirmationToken ? await findOpened(site.db, confirmationToken) : null
  const card = confirmationToken?.withCard ? emergencyCard(language) : null
  if (booked) return data({ title, gone: null, card, thanks: await thanksFor(site, language, booked, given) })
  const words = wordsIn(appointment, language)
  return data(
    {
      title,
      gone: { title: words.confirmationGone, help: words.confirmationGoneHelp },
      card: null,
      thanks: null,
    },
    { status: 410 },
  )
}

/** Neutral, and not for search engines: it stays in the history of a phone that others use. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function Received({ loaderData: { card, thanks, gone } }: Route.ComponentProps) {
  return (
    <div className="wrap" data-swap>
      {card && <CareCards cards={[card]} at="sent" />}
      {thanks && <Thanks {...thanks} />}
      {gone && (
        <>
          <h1>{gone.title}</h1>
          <p className="lead">{gone.help}</p>
        </>
      )}
    </div>
  )
}
