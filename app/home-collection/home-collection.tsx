import { data } from 'react-router'
import { collectionForm } from '#content/collection-form.ts'
import { facts } from '#content/facts.ts'
import { collectionWindowsIn } from '#content/format/collection-windows.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { homeCollection } from '#content/pages/home-collection.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
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
import { metaFromLoader } from '../seo.ts'
import { PageIntro } from '../ui/page-intro.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Steps } from '../ui/steps.tsx'
import type { Route } from './+types/home-collection.ts'
import { CollectionForm, type CollectionReply } from './collection-form.tsx'
import { collectionFormData } from './collection-form-data.ts'
import { collectionHandler } from './collection-handler.ts'
import { CollectionPrepare } from './collection-prepare.tsx'
import { CollectionWindows } from './collection-windows.tsx'
import styles from './home-collection.module.css'
import { PricesAndTerms } from './prices-and-terms.tsx'
import { checkPatient, visitOf, withVisit } from './visit-values.ts'

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
      formToken: issueFormToken(site.secret, 'home-collection', site.now()),
      picture: pictureIn(language, homeCollection.picture, 'arch'),
      kit: pictureIn(language, homeCollection.prepare.picture),
      windows: collectionWindowsIn(language),
      links: {
        refund: `${pathIn(language, '/refund-policy')}#home-collection-service-refunds`,
        terms: `${pathIn(language, '/term-condition')}#home-collection-services`,
      },
    },
    // An empty form may come back out of the browser's memory: what was typed is then still there.
    { status: form ? 200 : 503, headers: { 'cache-control': 'private, no-cache' } },
  )
}

export const headers: Route.HeadersFunction = formHeaders

/** "Continue" checks step one, "Back" returns to it, "Choose" takes another window, "Book" books. */
async function submit(args: FormArgs, values: FormValues): Promise<PageOutcome<CollectionReply>> {
  const language = languageOfRequest(args.request)
  const show = (step: 1 | 2, given: FormValues = values): PageOutcome<CollectionReply> => ({
    booked: null,
    reply: { step, values: given, rejected: null },
    status: 200,
  })
  const intent = textIn(values, 'intent')
  const collectionSlot = textIn(values, 'choose')
  if (collectionSlot) return show(2, { ...values, day: visitOf(collectionSlot).day, collectionSlot })
  if (intent === 'back') return show(1)
  const errors = checkPatient(values, facts.servedPincodes)
  if (errors.length > 0) {
    const rejected = invalidResponse(errors, language)
    return { booked: null, reply: { step: 1, values, rejected }, status: 422 }
  }
  if (intent === 'continue') return show(2)
  const handler = collectionHandler(args.context.get(siteContext), language)
  return submitPage(args, withVisit(values), handler, (rejected) => ({ step: 2, values, rejected }))
}

const hasVisit = (values: FormValues) =>
  ['collectionSlot', 'tests', 'consent'].some((name) => values[name]?.length)
const showAgain = (values: FormValues): CollectionReply => ({
  ...unsent(values),
  step: hasVisit(values) ? 2 : 1,
})

export const action = formAction(submit, showAgain)
export const middleware = [formMiddleware(submit)]

export const meta: Route.MetaFunction = metaFromLoader

export default function HomeCollection({ loaderData: page, actionData }: Route.ComponentProps) {
  const { words, form } = page
  const reply: CollectionReply = actionData ?? { ...emptyReply, step: 1 }
  return (
    <>
      <PageIntro
        breadcrumb={page.breadcrumb}
        eyebrow={words.breadcrumb}
        title={words.heading}
        lead={words.intro}
        picture={page.picture}
      />
      <div className={`wrap ${styles.booking}`}>
        {form ? (
          <>
            <PricesAndTerms words={page.prices} tests={form.tests} links={page.links} />
            <Island
              name="home-collection-form"
              component={CollectionForm}
              props={{ ...form, formToken: page.formToken, reply }}
            />
          </>
        ) : (
          <p className="lead" role="alert">
            {words.away}
          </p>
        )}
      </div>
      <section className={`wrap ${styles.how}`} aria-labelledby="how">
        <SectionHead id="how" eyebrow={words.how.eyebrow} heading={words.how.heading} />
        <Steps steps={words.how.steps} />
      </section>
      <CollectionWindows words={words.windows} sessions={page.windows} />
      <CollectionPrepare words={words.prepare} picture={page.kit} links={page.links} />
    </>
  )
}
