import { data } from 'react-router'
import { dayOf } from '#clinic/time.ts'
import { fill } from '#content/format/fill.ts'
import { errorSummary } from '#content/forms.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { siteContext } from '../context.ts'
import {
  type FormArgs,
  formAction,
  formHeaders,
  formMiddleware,
  type PageOutcome,
  submitPage,
} from '../forms/form-route.ts'
import { emptyReply, type FormReply, type FormValues, textIn, unsent } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/day-time-picker.tsx'
import { Island } from '../islands/island.tsx'
import { languageOf, languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import type { Route } from './+types/appointment.ts'
import styles from './appointment.module.css'
import { appointmentForm, appointmentPage, outageData } from './appointment-data.ts'
import { appointmentDays } from './appointment-days.ts'
import { AppointmentForm } from './appointment-form.tsx'
import { appointmentHandler } from './appointment-handler.ts'
import { Outage } from './outage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const days = await appointmentDays(site, language)
  return data(
    {
      ...appointmentPage(language),
      titlePrefix: errorSummary.titlePrefix[language],
      form: appointmentForm(language, pathname, site.offered),
      outage: outageData(language),
      asked: searchParams.get('date'),
      days,
      formToken: issueFormToken(site.secret, 'appointment', site.now()),
    },
    { status: days ? 200 : 503, headers: { 'cache-control': 'private, no-cache' } },
  )
}

export const headers: Route.HeadersFunction = formHeaders

/** Times of ours begin with a year of four digits; others may lie where the calendar ends. */
const dayOfTime = (dateTime: string) => {
  const time = new Date(/^\d{4}-/.test(dateTime) ? dateTime : '')
  return Number.isNaN(time.getTime()) ? null : dayOf(time)
}

async function submit(args: FormArgs, sent: FormValues): Promise<PageOutcome<FormReply>> {
  const { choose, day, ...values } = sent
  // "Choose this time" chooses; the booking is made by the button that says so.
  if (choose) {
    const reply = { values: { ...values, dateTime: choose }, rejected: null }
    return { booked: null, reply, status: 200 }
  }
  // Without script a time may still be chosen on a day that is no longer shown: it counts as not chosen.
  const isHidden = day !== undefined && dayOfTime(textIn(values, 'dateTime')) !== day
  const meant: FormValues = isHidden ? { ...values, dateTime: '' } : values
  const language = languageOfRequest(args.request)
  const handler = appointmentHandler(args.context.get(siteContext), language)
  return submitPage(args, meant, handler, (rejected) => ({ values: { ...meant, day: day ?? '' }, rejected }))
}

export const action = formAction(submit, unsent)
export const middleware = [formMiddleware(submit)]

// The title stands in the page itself, because it tells of errors.
export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, { description: loaderData.meta.description })
    : []

/** The day that is shown: of the time that was chosen, or as the address asks, or the first. */
function dayShown(days: PickerDay[], asked: string | null, values: FormValues | undefined): string {
  const wanted = [dayOfTime(textIn(values, 'dateTime')), textIn(values, 'day'), asked]
  return wanted.find((day) => days.some((candidate) => candidate.day === day)) ?? days[0]?.day ?? ''
}

export default function AppointmentPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { days, form, formToken } = page
  const reply = actionData ?? emptyReply
  const title = reply.rejected?.errors ? fill(page.titlePrefix, page.meta) : page.meta.title
  return (
    <>
      <title>{title}</title>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.intro}>
          <Breadcrumb {...page.breadcrumb} />
          <h1>
            <Emphasis text={page.title} />
          </h1>
          <p className="lead">{page.intro}</p>
          <p className={styles.zone}>{page.indiaTime}</p>
          <img
            className={styles.portrait}
            src="/pictures/doctor-portrait-tall.svg"
            width="1000"
            height="1120"
            alt=""
            loading="lazy"
          />
        </div>
        <div>
          {days ? (
            <Island
              name="appointment-form"
              component={AppointmentForm}
              props={{ form, days, day: dayShown(days, page.asked, reply.values), formToken, reply }}
            />
          ) : (
            <Island name="appointment-outage" component={Outage} props={page.outage} />
          )}
        </div>
      </div>
    </>
  )
}
