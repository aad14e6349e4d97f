import { data } from 'react-router'
import { LAB_TEST_DAYS, labTestBookingCodes } from '#clinic/lab-test-booking.ts'
import { addDays, dayOf } from '#clinic/time.ts'
import { collectionForm } from '#content/collection-form.ts'
import { fill } from '#content/format/fill.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { rupees } from '#content/format/rupees.ts'
import { serviceErrors } from '#content/forms.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import { preparationWords } from '#content/lab-tests.ts'
import { pathology } from '#content/pages/pathology.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { siteContext } from '../context.ts'
import { contactPreferencesIn } from '../forms/contact-preference-words.ts'
import { type FormValues, formValuesFrom } from '../forms/form-values.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import { readForm } from '../forms/read-form.ts'
import { formHeaders, sendForm } from '../forms/send-form.ts'
import type { Rejected } from '../forms/submit-response.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOf, pathIn } from '../paths.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import type { Route } from './+types/book-lab-test.ts'
import styles from './book-lab-test.module.css'
import { LabTestForm } from './lab-test-form.tsx'
import { findBookableLabTest, labTestHandler } from './lab-test-handler.ts'

export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args
  const site = context.get(siteContext)
  const { pathname } = new URL(request.url)
  const language = languageOf(pathname)
  const test = await findBookableLabTest(site, params.slug)
  if (!test) throw noSuchPage(args)
  const now = site.now()
  const own = wordsIn(labTestForm, language)
  const form = formWords(language, labTestBookingCodes, serviceErrors.failedToBookTestTitle[language])
  const name = test.name.toUpperCase()
  return data(
    {
      title: own.pageTitle,
      breadcrumb: breadcrumbIn(language, name, {
        label: wordsIn(pathology, language).breadcrumb,
        href: pathIn(language, '/pathology'),
      }),
      own: {
        ...own,
        heading: fill(own.title, { test: name }),
        sexes: wordsIn(collectionForm.sexes, language),
      },
      guardian: collectionForm.guardian[language],
      form,
      facts: {
        price: test.price ? rupees(test.price) : own.priceAsk,
        preparation: preparationWords[test.preparation][language],
      },
      hours: openingHours(language)
        .map(({ name: session, range }) => `${session} ${range}`)
        .join(', '),
      notice: labTestPrivacyNotice.version,
      consent: consentIn(labTestPrivacyNotice, form, pathname),
      contact: contactPreferencesIn(language, site.offered, 'required'),
      formToken: issueFormToken(site.secret, 'lab-test', now),
      self: pathname,
      today: dayOf(now),
      lastDay: addDays(dayOf(now), LAB_TEST_DAYS - 1),
    },
    // An empty form may come back out of the browser's memory: what she typed is then still there.
    { headers: { 'cache-control': 'private, no-cache' } },
  )
}

export type BookTestData = Route.ComponentProps['loaderData']
export type BookTestReply = { answers: FormValues | undefined; rejected: Rejected | null }

export const headers: Route.HeadersFunction = formHeaders

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args
  const site = context.get(siteContext)
  const language = languageOf(new URL(request.url).pathname)
  const test = await findBookableLabTest(site, params.slug)
  if (!test) throw noSuchPage(args)
  const answers = formValuesFrom(await readForm(request))
  const handler = labTestHandler(site, language, test)
  return sendForm(
    { request, context },
    answers,
    handler,
    (rejected): BookTestReply => ({ answers, rejected }),
  )
}

/** A form, not a page to be found: its address names a test. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function BookLabTest({ loaderData: page, actionData }: Route.ComponentProps) {
  const reply = (actionData as BookTestReply | undefined) ?? { answers: undefined, rejected: null }
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb {...page.breadcrumb} />
      <h1>{page.own.heading}</h1>
      <LabTestForm page={page} reply={reply} />
    </div>
  )
}
