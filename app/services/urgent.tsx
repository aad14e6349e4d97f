import { fill } from '#content/format/fill.ts'
import type { HelplineName } from '#content/helplines.ts'
import { helplines } from '#content/helplines.ts'
import { urgentPage } from '#content/services/psychiatric/condition-page.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { wordsIn } from '#content/words-in.ts'
import FirstAid from '~icons/ph/first-aid'
import PhoneCall from '~icons/ph/phone-call'
import type { Frame } from '../layouts/frame.ts'
import { languageOfRequest } from '../paths.ts'
import { URGENT_CONDITION } from '../prerendered.ts'
import { metaFor } from '../seo.ts'
import { AnswerPage, AnswerPart } from '../ui/care/answer-page.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { Reviewed, Signed } from '../ui/reviewed.tsx'
import { TickList } from '../ui/tick-list.tsx'
import type { Route } from './+types/urgent.ts'
import { conditionData } from './condition-data.ts'
import styles from './urgent.module.css'

/** Sensitive: the layout shows "Leave this page". */
export const handle: Frame = { sensitive: true, dock: 'help', department: 'psychiatry' }

const condition = conditions.find(({ slug }) => slug === URGENT_CONDITION)!

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const words = wordsIn(urgentPage, language)
  const call = (name: HelplineName, text: string) => {
    const { number } = helplines[name]
    return { href: `tel:${number}`, text: fill(text, { number }) }
  }
  return {
    // No time is offered before the help: a link at the end leads to the free times, or to the phone.
    ...conditionData(language, condition, []),
    words,
    talk: call('teleManas', words.talk),
    danger: call('emergency', words.danger),
    violence: call('women', words.violence),
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        health: loaderData.review,
      })
    : []

/** Thoughts of ending life: help before anything else, and no booking before it. */
export default function UrgentPage({ loaderData: page }: Route.ComponentProps) {
  const { words, labels } = page
  return (
    <AnswerPage
      breadcrumb={page.breadcrumb}
      listen={page.listen}
      answer={
        <>
          <h1>
            <Emphasis text={words.heading} />
          </h1>
          <p>{words.lead}</p>
          <p className={styles.calls}>
            <a className="button button-primary" href={page.talk.href}>
              <PhoneCall />
              {page.talk.text}
            </a>
            <a className="button button-secondary" href={page.danger.href}>
              <FirstAid />
              {page.danger.text}
            </a>
          </p>
          <Signed review={page.review} />
          <Steps id="until-then" heading={words.untilThen.heading} steps={words.untilThen.steps} />
          <Steps id="for-others" heading={words.forOthers.heading} steps={words.forOthers.steps} />
          <a className={`text-link ${styles.line}`} href={page.violence.href}>
            {page.violence.text}
          </a>
        </>
      }
      beside={
        <>
          <Steps id="signs" heading={labels.signs} steps={page.symptoms} />
          <ReadMore id="more" label={labels.more} about={page.title}>
            {[page.description, ...page.about].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </ReadMore>
          <AnswerPart id="afterwards" heading={words.afterwards}>
            {page.whatWeDo.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <a className={`text-link ${styles.line}`} href={page.book.href}>
              {page.book.call ?? words.freeTimes}
            </a>
          </AnswerPart>
          <Reviewed review={page.review} note={page.educationNotice} />
        </>
      }
    />
  )
}

const Steps = ({ id, heading, steps }: { id: string; heading: string; steps: string[] }) => (
  <AnswerPart id={id} heading={heading}>
    <TickList items={steps} dots />
  </AnswerPart>
)
