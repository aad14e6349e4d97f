import { questionsOf } from '#content/questions/questions.ts'
import type { Frame } from '../layouts/frame.ts'
import { nextFreeIn } from '../next-free.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { AnswerPage, AnswerPart } from '../ui/care/answer-page.tsx'
import { Hurry } from '../ui/care/hurry.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { NextFree } from '../ui/next-free.tsx'
import { awaiting, Reviewed, Signed } from '../ui/reviewed.tsx'
import { TickList } from '../ui/tick-list.tsx'
import type { Route } from './+types/question.ts'
import styles from './question.module.css'
import { type QuestionData, questionData, questionDepartment } from './question-data.ts'
import { QuestionFolds } from './question-folds.tsx'

/**
 * Sensitive: the layout shows "Leave this page". Where somebody may be in danger the dock has the numbers to call.
 */
export const handle = ({ urgent, department }: QuestionData): Frame => ({
  sensitive: true,
  department,
  ...(urgent && { dock: 'help' }),
})

export function loader(args: Route.LoaderArgs) {
  const question = questionsOf().find(({ slug }) => slug === args.params.question)
  if (!question) throw noSuchPage(args)
  const language = languageOfRequest(args.request)
  return questionData(
    language,
    question,
    nextFreeIn(args.context, language, { department: questionDepartment }),
  )
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        health: loaderData.review,
      })
    : []

/** The answer first: the signs, when to hurry and a time follow, the rest is folded. */
export default function QuestionPage({ loaderData: page }: Route.ComponentProps) {
  const isHurryFirst = page.first === 'now'
  // When to hurry and when to come are on the first two screens; where no time is offered the signs are.
  const areSignsLater = isHurryFirst && !page.urgent
  const signs = (
    <AnswerPart id="signs" heading={page.signsHeading}>
      <TickList items={page.signs} dots />
    </AnswerPart>
  )
  return (
    <AnswerPage
      breadcrumb={page.breadcrumb}
      listen={page.listen}
      spoken={page.spoken}
      answer={
        <>
          <div>
            <h1>{page.title}</h1>
            <p className={styles.clinicalName}>{page.clinicalName}</p>
          </div>
          <p className={styles.answer}>
            <Sentence text={page.answer} />
          </p>
          <Signed review={page.review} />
          {isHurryFirst && <WhenToHurry page={page} />}
          {!areSignsLater && signs}
        </>
      }
      beside={
        <>
          {!isHurryFirst && <WhenToHurry page={page} />}
          <div className={styles.time}>
            <NextFree cards={page.nextFree} />
            {page.withWhom && <p>{page.withWhom}</p>}
          </div>
          <Hurry level="soon" heading={page.labels.soon} lines={page.hurry.soon} />
        </>
      }
      rest={
        <>
          {areSignsLater && signs}
          <QuestionFolds page={page} />
          <Reviewed review={page.review} note={page.labels.general} />
        </>
      }
    />
  )
}

function WhenToHurry({ page: { hurry, labels, review, first } }: { page: QuestionData }) {
  const now = (
    <Hurry heading={labels.now} lines={hurry.now} calls={hurry.calls}>
      {!review.isReviewed && (
        <p className={styles.unsigned} {...awaiting(review.id)}>
          {labels.unsigned}
        </p>
      )}
    </Hurry>
  )
  const today = <Hurry level="today" heading={labels.today} lines={hurry.today} />
  return (
    <div className={styles.hurry}>
      {first === 'today' && today}
      {now}
      {first !== 'today' && today}
    </div>
  )
}
