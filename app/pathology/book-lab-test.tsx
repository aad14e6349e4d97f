import { data } from 'react-router'
import { fill } from '#content/format/fill.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import { pathology } from '#content/pages/pathology.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { siteContext } from '../context.ts'
import { type FormArgs, formAction, formHeaders, formMiddleware, submitPage } from '../forms/form-route.ts'
import { emptyReply, type FormValues, unsent } from '../forms/form-values.ts'
import { Island } from '../islands/island.tsx'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import type { Route } from './+types/book-lab-test.ts'
import styles from './book-lab-test.module.css'
import { LabTestForm } from './lab-test-form.tsx'
import { labTestFormData } from './lab-test-form-data.ts'
import { findBookableLabTest, labTestHandler } from './lab-test-handler.ts'

/** The test that the address names, or the not-found page. */
async function readAddress(args: FormArgs) {
  const site = args.context.get(siteContext)
  const language = languageOfRequest(args.request)
  const test = await findBookableLabTest(site, args.params.slug)
  if (!test) throw noSuchPage(args)
  return { site, language, test }
}

export async function loader(args: Route.LoaderArgs) {
  const { site, language, test } = await readAddress(args)
  const name = test.name.toUpperCase()
  const words = wordsIn(labTestForm, language)
  return data(
    {
      title: words.pageTitle,
      breadcrumb: breadcrumbIn(language, name, {
        label: wordsIn(pathology, language).breadcrumb,
        href: pathIn(language, '/pathology'),
      }),
      heading: fill(words.title, { test: name }),
      form: labTestFormData(site, language, test),
    },
    // An empty form may come back out of the browser's memory: what was typed is then still there.
    { headers: { 'cache-control': 'private, no-cache' } },
  )
}

export const headers: Route.HeadersFunction = formHeaders

async function submit(args: FormArgs, values: FormValues) {
  const { site, language, test } = await readAddress(args)
  const handler = labTestHandler(site, language, test)
  return submitPage(args, values, handler, (rejected) => ({ values, rejected }))
}

/** What the dialog of the list draws the same form from (use-book-dialog.ts). */
async function formAsJson(args: FormArgs, next: () => Promise<Response>): Promise<Response> {
  const { method, headers } = args.request
  if (method !== 'GET' || headers.get('accept') !== 'application/json') return next()
  const { site, language, test } = await readAddress(args)
  // Never stored: under the same address the browser looks for the page.
  return Response.json(labTestFormData(site, language, test), { headers: { 'cache-control': 'no-store' } })
}

export const action = formAction(submit, unsent)
export const middleware = [formAsJson, formMiddleware(submit)]

/** A form, not a page to be found: its address names a test. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function BookLabTest({ loaderData: page, actionData }: Route.ComponentProps) {
  const form = { ...page.form, reply: actionData ?? emptyReply }
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb {...page.breadcrumb} />
      <h1>{page.heading}</h1>
      <Island name="lab-test-form" component={LabTestForm} props={form} />
    </div>
  )
}
