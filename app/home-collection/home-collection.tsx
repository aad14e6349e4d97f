import { data } from 'react-router'
import { collectionForm } from '#content/collection-form.ts'
import { collectionWindowsIn } from '#content/format/collection-windows.ts'
import { homeCollection } from '#content/pages/home-collection.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueFormToken, passFormToken } from '#server/limits/form-token.ts'
import { givenBy } from '#server/platform/context.ts'
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
import { languageOf, languageOfRequest, pathIn } from '../paths.ts'
import { FormIntro } from '../samples/form-intro.tsx'
import { type Step, stepAskedFor, stepIn } from '../samples/step.ts'
import { metaFromLoader } from '../seo.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import type { Route } from './+types/home-collection.ts'
import { CollectionForm } from './collection-form.tsx'
import { collectionFormData } from './collection-form-data.ts'
import { collectionHandler } from './collection-handler.ts'
import { CollectionQuestions } from './collection-questions.tsx'
import type { CollectionReply } from './collection-reply.ts'
import { carriedTests, nothingCarried } from './collection-tests.ts'
import { checkVisit, isOfVisit, withVisit } from './collection-values.ts'
import styles from './home-collection.module.css'

export const handle = { form: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pathname } = new URL(request.url)
  const language = languageOf(pathname)
  const { meta, ...words } = wordsIn(homeCollection, language)
  const { before, totalHint, payAtVisit } = wordsIn(collectionForm, language)
  const form = await collectionFormData(site, language, pathname)
  return data(
    {
      meta,
      breadcrumb: breadcrumbIn(language, words.breadcrumb),
      words,
      prices: { ...before, payment: `${totalHint} ${payAtVisit}` },
      form,
      formToken: issueFormToken(site.secret, 'home-collection', givenBy(site)),
      windows: collectionWindowsIn(language),
      links: {
        refund: `${pathIn(language, '/refund-policy')}#home-collection-service-refunds`,
        terms: `${pathIn(language, '/term-condition')}#home-collection-services`,
      },
    },
    { status: form ? 200 : 503 },
  )
}

export const headers: Route.HeadersFunction = formHeaders

/**
 * The intent `choose` comes from the list with its tests, the field `choose` from the offer of another hour;
 * otherwise it is the booking itself.
 */
async function submit(args: FormArgs, values: FormValues): Promise<PageOutcome<CollectionReply>> {
  const site = args.context.get(siteContext)
  const language = languageOfRequest(args.request)
  const carried = await carriedTests(site, language, values.test)
  const show = (given: FormValues, step: Step): PageOutcome<CollectionReply> => ({
    booked: null,
    reply: { ...unsent(given), carried, step },
    status: 200,
  })
  if (textIn(values, 'intent') === 'choose') {
    const formToken = passFormToken(site.secret, textIn(values, 'formToken'), 'home-collection')
    return show({ test: values.test ?? [], carried: 'yes', ...(formToken && { formToken }) }, 1)
  }
  const slot = textIn(values, 'choose')
  if (slot) return show({ ...values, day: slot.slice(0, 10), slot }, 1)
  const step = stepAskedFor(values)
  const errors = step === 2 ? checkVisit(values) : []
  if (errors.length > 0) {
    const rejected = invalidResponse(errors, language)
    return { booked: null, reply: { values, rejected, carried, step: 1 }, status: 422 }
  }
  if (step) return show(values, step)
  const handler = collectionHandler(site, language)
  return submitPage(args, withVisit(values), handler, (rejected) => ({
    values,
    rejected,
    carried,
    step: rejected.alternatives || rejected.errors?.some(isOfVisit) ? 1 : 2,
  }))
}

/** The language was switched: the tests are shown in the other one. */
const showAgain = async (values: FormValues, { context, request }: FormArgs): Promise<CollectionReply> => ({
  ...unsent(values),
  carried: await carriedTests(context.get(siteContext), languageOfRequest(request), values.test),
  step: stepIn(values),
})

export const action = formAction(submit, showAgain)
export const middleware = [formMiddleware(submit)]

export const meta: Route.MetaFunction = metaFromLoader

export default function HomeCollection({ loaderData: page, actionData }: Route.ComponentProps) {
  const { words, form } = page
  const reply: CollectionReply = actionData ?? { ...emptyReply, carried: nothingCarried, step: 1 }
  return (
    <>
      <FormIntro>
        <Breadcrumb {...page.breadcrumb} />
        <h1>
          <Emphasis text={words.heading} />
        </h1>
      </FormIntro>
      {form ? (
        <Island
          name="home-collection-form"
          component={CollectionForm}
          props={{ ...form, formToken: page.formToken, reply }}
        />
      ) : (
        <p className="wrap lead" role="alert">
          <Sentence text={words.away} />
        </p>
      )}
      <div className={`wrap ${styles.after}`}>
        <CollectionQuestions words={words} prices={page.prices} windows={page.windows} links={page.links} />
        <Breadcrumb {...page.breadcrumb} />
      </div>
    </>
  )
}
