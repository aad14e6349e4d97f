import { data } from 'react-router'
import { asksVisit, choiceOfLink, offeredVisits } from '#content/clinic/visits.ts'
import { fill } from '#content/format/fill.ts'
import { errorSummary } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { offerOf } from '#server/bookings/next-free.ts'
import type { Site } from '#server/site.ts'
import { siteContext } from '../context.ts'
import {
  type FormArgs,
  formAction,
  formHeaders,
  formMiddleware,
  type PageOutcome,
  submitPage,
} from '../forms/form-route.ts'
import { formTokenIn } from '../forms/form-token-in.ts'
import { emptyReply, type FormValues, textIn, unsent } from '../forms/form-values.ts'
import { invalidResponse } from '../forms/invalid-response.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import { Island } from '../islands/island.tsx'
import { languageOf, languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { Emphasis } from '../ui/emphasis.tsx'
import type { Route } from './+types/appointment.ts'
import styles from './appointment.module.css'
import { appointmentForm, appointmentPage, outageData } from './appointment-data.ts'
import { daysFor } from './appointment-days.ts'
import { AppointmentForm } from './appointment-form.tsx'
import { appointmentHandler } from './appointment-handler.ts'
import {
  type AppointmentReply,
  errorsBefore,
  type Step,
  stepAskedFor,
  stepIn,
  stepOf,
} from './booking-steps.ts'
import { firstFree } from './free-times.ts'
import { dayOfTime, openingOf, timeOffered } from './opening.ts'
import { Outage } from './outage.tsx'
import { choiceIn } from './visit-data.ts'

export const handle = { form: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const visit = choiceOfLink(searchParams)
  const days = await daysFor(site, language, visit)
  return data(
    {
      ...appointmentPage(language),
      titlePrefix: errorSummary.titlePrefix[language],
      form: appointmentForm(language, pathname),
      outage: outageData(language),
      asked: {
        date: searchParams.get('date'),
        time: timeOffered(days, searchParams.get('next'), (startsAt) => offerOf(site.secret, startsAt)),
      },
      instead: linkToFirstFree(site, days ?? [], searchParams),
      visit,
      days,
      formToken: formTokenIn(context, 'appointment'),
    },
    { status: days ? 200 : 503 },
  )
}

/** The next free time, as the card of other pages links to it. */
function linkToFirstFree(site: Site, days: PickerDay[], asked: URLSearchParams): string {
  const first = firstFree(days)
  const carried = Array.from(asked).filter(([name]) => name === 'doctor' || name === 'visit')
  const next = first ? [['next', offerOf(site.secret, new Date(first.time.value))]] : []
  return `?${new URLSearchParams([...next, ...carried])}`
}

export const headers: Route.HeadersFunction = formHeaders

async function submit(args: FormArgs, sent: FormValues): Promise<PageOutcome<AppointmentReply>> {
  const { choose, day, ...values } = sent
  // "Choose this time" only chooses; another button books.
  if (choose) {
    const chosen = { ...values, dateTime: choose }
    return { booked: null, reply: { values: chosen, rejected: null, step: stepIn(values) }, status: 200 }
  }
  // Without script a time may stay chosen on a day that is no longer shown: it counts as not chosen.
  const isHidden = day !== undefined && dayOfTime(textIn(values, 'dateTime')) !== day
  const meant: FormValues = { ...values, day: day ?? '', ...(isHidden && { dateTime: '' }) }
  const language = languageOfRequest(args.request)
  const next = stepAskedFor(values)
  if (next) return showStep(meant, next, language)
  const handler = appointmentHandler(args.context.get(siteContext), language)
  return submitPage(args, meant, handler, (rejected) => ({
    // The nearest free time is selected in place of the one that was taken.
    values: { ...meant, dateTime: rejected.alternatives?.[0]?.dateTime ?? textIn(meant, 'dateTime') },
    rejected,
    step: rejected.errors ? stepOf(rejected.errors) : 3,
  }))
}

/** One of the earlier steps, where script has not loaded. */
function showStep(values: FormValues, next: Step, language: Language): PageOutcome<AppointmentReply> {
  const errors = errorsBefore(values, next, appointmentPrivacyNotice.version, offeredVisits())
  if (errors.length === 0) return { booked: null, reply: { values, rejected: null, step: next }, status: 200 }
  const rejected = invalidResponse(errors, language)
  return { booked: null, reply: { values, rejected, step: stepOf(errors) }, status: 422 }
}

/** Without script the page comes back with the times of the chosen visit. */
async function withDays(
  args: FormArgs,
  sent: FormValues,
  reply: AppointmentReply,
): Promise<AppointmentReply> {
  if (!asksVisit()) return reply
  const site = args.context.get(siteContext)
  return { ...reply, days: await daysFor(site, languageOfRequest(args.request), choiceIn(sent)) }
}

async function submitPlain(args: FormArgs, sent: FormValues): Promise<PageOutcome<AppointmentReply>> {
  const outcome = await submit(args, sent)
  return outcome.booked ? outcome : { ...outcome, reply: await withDays(args, sent, outcome.reply) }
}

export const action = formAction(submitPlain, (values, args) =>
  withDays(args, values, { ...unsent(values), step: stepIn(values) }),
)
export const middleware = [formMiddleware(submit)]

// The title stands in the page itself, because it shows errors.
export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, { ...loaderData.meta, hasTitle: true })
    : []

export default function AppointmentPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { form, formToken } = page
  const { days = page.days, ...reply } = actionData ?? { ...emptyReply, step: 1 as const, days: page.days }
  const visit = actionData ? choiceIn(actionData.values) : page.visit
  const { isGone, ...opening } = openingOf(days ?? [], page.asked, actionData)
  const title = reply.rejected?.errors ? fill(page.titlePrefix, page.meta) : page.meta.title
  return (
    <>
      <title>{title}</title>
      <header className={`wrap ${styles.head}`}>
        <h1>
          <Emphasis text={page.title} />
        </h1>
        <p>
          {page.intro} {page.indiaTime}
        </p>
      </header>
      {days ? (
        <Island
          name="appointment-form"
          component={AppointmentForm}
          props={{ form, days, visit, ...opening, instead: isGone ? page.instead : null, formToken, reply }}
        />
      ) : (
        <Island name="appointment-outage" component={Outage} props={page.outage} />
      )}
    </>
  )
}
