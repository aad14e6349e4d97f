import { data } from 'react-router'
import { fill } from '#content/format/fill.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import type { Site } from '#server/site.ts'
import { senderOf, siteContext } from '../context.ts'
import { contactPreferenceNames } from '../forms/contact-preference-values.ts'
import { readForm } from '../forms/read-form.ts'
import { submitForm } from '../forms/submit-form.ts'
import { languageOf } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { Island } from '../ui/island.tsx'
import type { Route } from './+types/appointment.ts'
import { appointmentHandler } from './appointment-handler.ts'
import { BookingApp, type BookingAppProps, type FormValues } from './booking-app.tsx'
import { bookingWords } from './words.ts'

async function readTimes(site: Site, now: Date) {
  try {
    const { booked, closures } = await site.availability.read(now)
    return { booked: booked.map((time) => time.toISOString()), closures }
  } catch (error) {
    site.log.error({ event: 'availability.read_failed', error })
    return null
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const now = site.now()
  const url = new URL(request.url)
  const language = languageOf(url.pathname)
  const times = await readTimes(site, now)
  const page = {
    words: bookingWords(language),
    schedule: site.schedule,
    day: url.searchParams.get('date'),
    now: now.toISOString(),
    times,
    formToken: issueFormToken(site.secret, 'appointment', now),
    offered: site.offered,
  }
  return data(page, { status: times ? 200 : 503 })
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The way without script. With script the browser makes the call of app/api instead, and keeps asking if it must. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const chosen = textOf(form, 'choose')
  // What was not asked is not answered: an empty choice would be a wrong one.
  const asked = contactPreferenceNames.filter((name) => form.has(name))
  const answers: FormValues = {
    ...Object.fromEntries(asked.map((name) => [name, textOf(form, name)])),
    dateTime: chosen || textOf(form, 'dateTime'),
    patientName: textOf(form, 'patientName'),
    phoneNumber: textOf(form, 'phoneNumber'),
    email: textOf(form, 'email'),
    address: textOf(form, 'address'),
    consent: textOf(form, 'consent'),
    remindByEmail: textOf(form, 'remindByEmail'),
  }
  // "Choose this time" chooses; the booking is made by the button that says so.
  if (chosen) return { answers, rejected: null }
  const language = languageOf(new URL(request.url).pathname)
  const formToken = textOf(form, 'formToken')
  const site = context.get(siteContext)
  const handler = appointmentHandler(site, language)
  const result = await submitForm(
    site,
    { ...senderOf(context), language },
    { ...answers, website: textOf(form, 'website') },
    { formToken },
    handler,
  )
  if (result.answer.success) {
    return new Response(null, { status: 303, headers: { location: result.answer.data.confirmationUrl } })
  }
  return data({ answers, rejected: result.answer }, { status: result.status })
}

// The title stands in the page itself, because it tells of errors.
export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, {
        description: loaderData.words.meta.description,
      })
    : []

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = loaderData
  const returned = (actionData as BookingAppProps['returned'] | undefined) ?? null
  const title = returned?.rejected?.errors
    ? fill(words.errorSummary.titlePrefix, words.meta)
    : words.meta.title
  const props = { ...loaderData, returned }
  return (
    <>
      <title>{title}</title>
      <Island name="booking" data={props}>
        <BookingApp {...props} />
      </Island>
    </>
  )
}
