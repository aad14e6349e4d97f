import { Accordion } from '../ui/accordion.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './question.module.css'
import type { QuestionData } from './question-data.ts'

type Page = { page: QuestionData }

/** Further text, each part under its own row: nothing is left out, much is folded. */
export function QuestionFolds({ page }: Page) {
  const { labels } = page
  const folds = [
    page.law.length > 0 && { id: 'law', title: labels.law, content: <Law page={page} /> },
    { id: 'visit', title: labels.visit, content: <Visit page={page} /> },
    { id: 'until-then', title: labels.untilThen, content: <UntilThen page={page} /> },
    { id: 'myths', title: labels.myths, content: <Myths page={page} /> },
    page.tests.length > 0 && { id: 'tests', title: labels.tests, content: <Tests page={page} /> },
    page.related.length > 0 && { id: 'related', title: labels.related, content: <Related page={page} /> },
  ]
  return <Accordion name="more" isBrief items={folds.filter((fold) => fold !== false)} />
}

const Law = ({ page: { law } }: Page) =>
  law.map((part) => (
    <section key={part.id} className={styles.part}>
      <h3>{part.heading}</h3>
      {part.lines.map((line) => (
        <p key={line}>
          <Sentence text={line} />
        </p>
      ))}
    </section>
  ))

const Visit = ({ page: { visit, howLong, cost, labels } }: Page) => (
  <>
    <ol className={styles.steps}>
      {visit.steps.map((step) => (
        <li key={step}>
          <Sentence text={step} />
        </li>
      ))}
    </ol>
    {(
      [
        [labels.mayRefuse, visit.mayRefuse],
        [labels.inTheRoom, visit.inTheRoom],
        [labels.howLong, howLong],
        [labels.cost, cost],
      ] as const
    ).map(([heading, text]) => (
      <section key={heading} className={styles.part}>
        <h3>{heading}</h3>
        <p>
          <Sentence text={text} />
        </p>
      </section>
    ))}
  </>
)

const UntilThen = ({ page: { untilThen, bring, labels } }: Page) => (
  <>
    <TickList items={untilThen} dots />
    <h3>{labels.bring}</h3>
    <TickList items={bring} dots />
  </>
)

const Myths = ({ page: { myths } }: Page) => (
  <dl className={styles.myths}>
    {myths.map(({ said, truth }) => (
      <div key={said}>
        <dt>“{said}”</dt>
        <dd>
          <Sentence text={truth} />
        </dd>
      </div>
    ))}
  </dl>
)

const Tests = ({ page: { tests, testsNote } }: Page) => (
  <>
    <p>{testsNote}</p>
    <ul className={styles.links}>
      {tests.map(({ slug, href, name, why }) => (
        <li key={slug}>
          <a href={href}>{name}</a>
          <span>{why}</span>
        </li>
      ))}
    </ul>
  </>
)

const Related = ({ page: { related } }: Page) => (
  <ul className={styles.links}>
    {related.map(({ id, href, title }) => (
      <li key={id}>
        <a href={href}>{title}</a>
      </li>
    ))}
  </ul>
)
