import ArrowRight from '~icons/ph/arrow-right-bold'
import ArrowUp from '~icons/ph/arrow-up-bold'
import { Arch } from '../ui/arch.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './conditions.module.css'
import { ItemCare } from './item-care.tsx'
import type { PsychiatricWords } from './psychiatric-words.ts'

type Labels = {
  conditionList: string
  backToList: string
  list: string
  listNote: string
  howWeHelp: string
  bookAppointment: string
}
type Condition = PsychiatricWords<'treatments'>['conditions'][number]
type Props = { conditions: Condition[]; labels: Labels; book: string }

/** A sticky index, and one article after the other. */
export function Conditions({ conditions, labels, book }: Props) {
  return (
    <div className={`wrap ${styles.layout}`}>
      <nav id="conditions" className={styles.index} aria-labelledby="conditions-heading">
        <h2 id="conditions-heading">{labels.conditionList}</h2>
        <ol>
          {conditions.map((condition) => (
            <li key={condition.id}>
              <a href={`#${condition.id}`}>{condition.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.articles}>
        <p className={styles.caution}>{labels.listNote}</p>
        {conditions.map((condition) => (
          <ConditionArticle key={condition.id} condition={condition} labels={labels} book={book} />
        ))}
      </div>
    </div>
  )
}

type ArticleProps = { condition: Condition; labels: Labels; book: string }

function ConditionArticle({ condition, labels, book }: ArticleProps) {
  return (
    <article id={condition.id} className={styles.article}>
      <header className={styles.head}>
        <Arch picture={condition.picture} alt="" className={styles.picture ?? ''} />
        <h2>{condition.title}</h2>
      </header>
      <ItemCare id={condition.id} care={condition.care} />
      <p className="lead">{condition.description}</p>
      <div className={styles.symptoms}>
        <h3>{labels.list}</h3>
        <TickList items={condition.symptoms} dots />
      </div>
      <ReadMore id={`${condition.id}-more`} label={labels.howWeHelp} about={condition.title}>
        {condition.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ReadMore>
      <p className={styles.ways}>
        <a className="text-link" href={book}>
          {labels.bookAppointment}
          <ArrowRight />
        </a>
        <a href="#conditions" className={styles.back}>
          <ArrowUp />
          {labels.backToList}
        </a>
      </p>
    </article>
  )
}
