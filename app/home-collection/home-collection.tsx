import { data } from 'react-router'
import { collectionWindowsIn } from '#content/format/collection-windows.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { homeCollection } from '#content/pages/home-collection.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { siteContext } from '../context.ts'
import { formValuesFrom, textIn } from '../forms/form-values.ts'
import { invalidResponse } from '../forms/invalid-response.ts'
import { readForm } from '../forms/read-form.ts'
import { formHeaders, sendForm } from '../forms/send-form.ts'
import { languageOf, pathIn } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { PageIntro } from '../ui/page-intro.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Steps } from '../ui/steps.tsx'
import type { Route } from './+types/home-collection.ts'
import { type CollectionReply, checkPatient, formData } from './collection-form-data.ts'
import { collectionHandler } from './collection-handler.ts'
import { CollectionPrepare } from './collection-prepare.tsx'
import { CollectionWindows } from './collection-windows.tsx'
import styles from './home-collection.module.css'
import { PatientStep } from './patient-step.tsx'
import { PricesAndTerms } from './prices-and-terms.tsx'
import { VisitStep } from './visit-step.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOf(new URL(request.url).pathname)
  const { meta, ...words } = wordsIn(homeCollection, language)
  const form = await formData(site, language, new URL(request.url).pathname)
  return data(
    {
      meta,
      breadcrumb: breadcrumbIn(language, words.breadcrumb),
      words,
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
    // An empty form may come back out of the browser's memory: what she typed is then still there.
    { status: form ? 200 : 503, headers: { 'cache-control': 'private, no-cache' } },
  )
}

export const headers: Route.HeadersFunction = formHeaders

/** "Continue" checks step one, "Back" returns to it, "Book" books. FormValues travel in the form itself, never kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const language = languageOf(new URL(request.url).pathname)
  const answers = formValuesFrom(await readForm(request))
  const intent = textIn(answers, 'intent')
  const show = (step: 1 | 2, status: number, rejected: CollectionReply['rejected'] = null) =>
    data({ step, answers, rejected } satisfies CollectionReply, {
      status,
      headers: { 'cache-control': 'no-store' },
    })

  if (intent === 'back') return show(1, 200)
  const errors = checkPatient(answers)
  if (errors.length > 0) return show(1, 422, invalidResponse(errors, language))
  if (intent === 'continue') return show(2, 200)
  const handler = collectionHandler(site, language)
  return sendForm(
    { request, context },
    answers,
    handler,
    (rejected): CollectionReply => ({ step: 2, answers, rejected }),
  )
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
      })
    : []

export default function HomeCollection({ loaderData: page, actionData }: Route.ComponentProps) {
  const { words, form } = page
  const reply = (actionData as CollectionReply | undefined) ?? { step: 1, answers: undefined, rejected: null }
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
            <PricesAndTerms form={form} links={page.links} />
            {reply.step === 1 ? (
              <PatientStep form={form} formToken={page.formToken} reply={reply} />
            ) : (
              <VisitStep form={form} formToken={page.formToken} reply={reply} />
            )}
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
