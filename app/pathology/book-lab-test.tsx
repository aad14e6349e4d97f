import { data } from 'react-router'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { telHref } from '#content/format/tel.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import type { Language } from '#content/language.ts'
import { labTestBasket } from '#content/pages/lab-test-basket.ts'
import { pathology } from '#content/pages/pathology.ts'
import { wordsIn } from '#content/words-in.ts'
import { passFormToken } from '#server/limits/form-token.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { siteContext } from '../context.ts'
import {
  type FormArgs,
  formAction,
  formHeaders,
  formMiddleware,
  type PageOutcome,
  submitPage,
} from '../forms/form-route.ts'
import { emptyReply, type FormValues, textIn, unsent } from '../forms/form-values.ts'
import { invalidResponse } from '../forms/invalid-response.ts'
import { Island } from '../islands/island.tsx'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { FormIntro } from '../samples/form-intro.tsx'
import { type Step, stepAskedFor, stepIn } from '../samples/step.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import type { Route } from './+types/book-lab-test.ts'
import styles from './book-lab-test.module.css'
import { type ChosenLabTests, chosenIn, findNamedLabTests } from './chosen-lab-tests.ts'
import { LabTestForm, type LabTestReply } from './lab-test-form.tsx'
import { labTestFormData } from './lab-test-form-data.ts'
import { labTestHandler } from './lab-test-handler.ts'
import { carriedOver, checkWish, isOfWish, withWish } from './lab-test-values.ts'

/** The tests that the form names, or the one in the path. */
async function readTests(args: FormArgs, values: FormValues = {}) {
  const site = args.context.get(siteContext)
  const { slug } = args.params
  const named = await findNamedLabTests(site, values.test ?? slug)
  if (slug && named.bookable.length === 0) throw noSuchPage(args)
  return named
}

export const handle = { form: true }

export async function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext)
  const language = languageOfRequest(args.request)
  const words = wordsIn(labTestForm, language)
  const list = pathIn(language, '/pathology')
  const named = await readTests(args)
  return data({
    title: words.pageTitle,
    description: wordsIn(labTestBasket.description, language),
    breadcrumb: breadcrumbIn(language, words.breadcrumb, {
      label: wordsIn(pathology, language).breadcrumb,
      href: list,
    }),
    words: {
      one: words.title,
      several: words.titleOfSeveral,
      none: words.none,
      callFirst: words.callFirst,
    },
    phone: telHref(facts.phones[0]),
    list,
    form: await labTestFormData(site, language, new URL(args.request.url).pathname, named.bookable),
    chosen: chosenIn(language, named),
  })
}

export const headers: Route.HeadersFunction = formHeaders

/**
 * "Choose" comes from the list or from another form, with the tests in its body; otherwise it is this form itself.
 */
async function submit(args: FormArgs, values: FormValues): Promise<PageOutcome<LabTestReply>> {
  const site = args.context.get(siteContext)
  const language = languageOfRequest(args.request)
  const named = await readTests(args, values)
  const chosen = chosenIn(language, named)
  if (textIn(values, 'intent') === 'choose') {
    const formToken = passFormToken(site.secret, textIn(values, 'formToken'), 'lab-test')
    const carried = { ...carriedOver(values), ...(formToken && { formToken }) }
    return { booked: null, reply: { ...unsent(carried), chosen, step: 1 }, status: 200 }
  }
  const step = stepAskedFor(values)
  if (step) return { booked: null, ...showStep(values, chosen, step, language) }
  const handler = labTestHandler(site, language, named)
  return submitPage(args, withWish(values), handler, (rejected) => ({
    values,
    rejected,
    chosen,
    step: rejected.errors?.some(isOfWish) ? 1 : 2,
  }))
}

/** A button between the steps, where script has not loaded. */
function showStep(values: FormValues, chosen: ChosenLabTests, step: Step, language: Language) {
  const errors = step === 2 ? checkWish(values) : []
  if (errors.length === 0) return { reply: { ...unsent(values), chosen, step }, status: 200 }
  const reply: LabTestReply = { values, rejected: invalidResponse(errors, language), chosen, step: 1 }
  return { reply, status: 422 }
}

/** The language was switched: the tests are shown in the other one. */
async function showAgain(values: FormValues, args: FormArgs): Promise<LabTestReply> {
  const language: Language = languageOfRequest(args.request)
  const chosen = chosenIn(language, await readTests(args, values))
  return { ...unsent(values), chosen, step: stepIn(values) }
}

export const action = formAction(submit, showAgain)
export const middleware = [formMiddleware(submit)]

/** Not for search engines: its path may name a test. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function BookLabTest({ loaderData: page, actionData }: Route.ComponentProps) {
  const { words, form } = page
  const reply: LabTestReply = actionData ?? { ...emptyReply, chosen: page.chosen, step: 1 }
  const { tests } = reply.chosen
  if (tests.length === 0) return <NoTests page={page} chosen={reply.chosen} />
  const title = tests.length === 1 ? fill(words.one, { test: tests[0]!.name }) : words.several
  return (
    <>
      <FormIntro>
        <Breadcrumb {...page.breadcrumb} />
        <h1>
          <Emphasis text={title} />
        </h1>
      </FormIntro>
      <CallFirst page={page} chosen={reply.chosen} />
      <Island name="lab-test-form" component={LabTestForm} props={{ ...form, reply }} />
    </>
  )
}

type PageData = Route.ComponentProps['loaderData']
type ChosenProps = { page: PageData; chosen: ChosenLabTests }

/** Tests that are not booked online, and the number to call about them. */
const CallFirst = ({ page, chosen }: ChosenProps) =>
  chosen.callFirst ? (
    <p className={`wrap ${styles.call}`}>
      <a href={page.phone}>{fill(page.words.callFirst, { tests: chosen.callFirst })}</a>
    </p>
  ) : null

const NoTests = ({ page, chosen }: ChosenProps) => (
  <div className={`wrap ${styles.none}`}>
    <h1>{page.words.none.heading}</h1>
    <CallFirst page={page} chosen={chosen} />
    <p className="lead">{page.words.none.text}</p>
    <p>
      <a className="button button-primary button-large" href={page.list}>
        {page.words.none.choose}
      </a>
    </p>
  </div>
)
