import type { Condition } from '#content/schema.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import type { Frame } from '../layouts/frame.ts'
import { nextFreeIn } from '../next-free.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { Arch } from '../ui/arch.tsx'
import { AnswerPage, AnswerPart } from '../ui/care/answer-page.tsx'
import { Hurry } from '../ui/care/hurry.tsx'
import { NextFree } from '../ui/next-free.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { Reviewed, Signed } from '../ui/reviewed.tsx'
import { TickList } from '../ui/tick-list.tsx'
import type { Route } from './+types/condition.ts'
import styles from './condition.module.css'
import { conditionData } from './condition-data.ts'

/** Sensitive: the layout shows "Leave this page". */
export const handle: Frame = { sensitive: true, department: 'psychiatry' }

export function loader(args: Route.LoaderArgs) {
  const items: readonly Condition[] = conditions
  const condition = items.find(({ slug }) => slug === args.params.condition)
  if (!condition) throw noSuchPage(args)
  const language = languageOfRequest(args.request)
  return conditionData(language, condition, nextFreeIn(args.context, language, { department: 'psychiatry' }))
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        health: loaderData.review,
      })
    : []

/** One calm screen: signs, what we do, when to hurry, book. */
export default function ConditionPage({ loaderData: page }: Route.ComponentProps) {
  const { labels, hurry } = page
  return (
    <AnswerPage
      breadcrumb={page.breadcrumb}
      listen={page.listen}
      answer={
        <>
          <h1>{page.title}</h1>
          <p>{page.description}</p>
          <Signed review={page.review} />
          {page.isHelpFirst && <Hurry heading={labels.hurry} {...hurry} />}
          <AnswerPart id="signs" heading={labels.signs}>
            <TickList items={page.symptoms} dots />
            <p className={styles.note}>{labels.note}</p>
          </AnswerPart>
          <Arch picture={page.picture} alt="" className={styles.picture ?? ''} />
        </>
      }
      beside={
        <>
          <AnswerPart id="what-we-do" heading={labels.whatWeDo}>
            {page.whatWeDo.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </AnswerPart>
          {!page.isHelpFirst && <Hurry heading={labels.hurry} {...hurry} />}
          <NextFree cards={page.nextFree} />
          <ReadMore id="more" label={labels.more} about={page.title}>
            {page.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </ReadMore>
          <Reviewed review={page.review} note={page.educationNotice} />
        </>
      }
    />
  )
}
