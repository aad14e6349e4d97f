import type { Condition } from '#content/schema.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { nextFreeIn } from '../next-free.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { Arch } from '../ui/arch.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Listen } from '../ui/listen.tsx'
import { NextFree } from '../ui/next-free.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { Reviewed, Signed } from '../ui/reviewed.tsx'
import { TickList } from '../ui/tick-list.tsx'
import type { Route } from './+types/condition.ts'
import styles from './condition.module.css'
import { conditionData } from './condition-data.ts'
import { Hurry } from './hurry.tsx'

/** Sensitive: the layout shows "Leave this page". */
export const handle = { sensitive: true }

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
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb {...page.breadcrumb}>
        <Listen to="read" {...page.listen} />
      </Breadcrumb>
      <article id="read" className={styles.columns}>
        <div className={styles.column}>
          <h1>{page.title}</h1>
          <p>{page.description}</p>
          <Signed review={page.review} />
          {page.isHelpFirst && <Hurry heading={labels.hurry} {...hurry} />}
          <section className={styles.part} aria-labelledby="signs">
            <h2 id="signs">{labels.signs}</h2>
            <TickList items={page.symptoms} dots />
            <p className={styles.note}>{labels.note}</p>
          </section>
          <Arch picture={page.picture} alt="" className={styles.picture ?? ''} />
        </div>
        <div className={styles.column}>
          <section className={styles.part} aria-labelledby="what-we-do">
            <h2 id="what-we-do">{labels.whatWeDo}</h2>
            {page.whatWeDo.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {!page.isHelpFirst && <Hurry heading={labels.hurry} {...hurry} />}
          <NextFree cards={page.nextFree} />
          <ReadMore id="more" label={labels.more} about={page.title}>
            {page.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </ReadMore>
          <Reviewed review={page.review} note={page.educationNotice} />
        </div>
      </article>
    </div>
  )
}
