import Baby from '~icons/ph/baby'
import Bed from '~icons/ph/bed'
import CaretRight from '~icons/ph/caret-right'
import Compass from '~icons/ph/compass'
import Eye from '~icons/ph/eye'
import HandHeart from '~icons/ph/hand-heart'
import HandsPraying from '~icons/ph/hands-praying'
import Heart from '~icons/ph/heart'
import Heartbeat from '~icons/ph/heartbeat'
import Leaf from '~icons/ph/leaf'
import Moon from '~icons/ph/moon-stars'
import Plant from '~icons/ph/plant'
import Puzzle from '~icons/ph/puzzle-piece'
import Wine from '~icons/ph/wine'
import styles from './condition-index.module.css'
import type { PsychiatricWords } from './psychiatric-words.ts'

const icons: Record<string, typeof Leaf> = {
  depression: Leaf,
  'anxiety-disorders': Heartbeat,
  'substance-use-disorders': Wine,
  'obsessive-compulsive-disorder': Puzzle,
  'sleep-disorders': Moon,
  'psychotic-disorders': Eye,
  'drug-deaddiction': Plant,
  'mixed-anxiety-and-sexual-disorder': Heart,
  'suicidal-thoughts': HandsPraying,
  schizophrenia: Compass,
  'postpartum-depression': Baby,
  'lack-of-sleep': Bed,
}

type Props = Pick<PsychiatricWords<'treatments'>, 'conditions' | 'help'> & { heading: string }

/** A calm line of help, then short rows. A row has the id that its text had when all were on one page. */
export function ConditionIndex({ conditions, help, heading }: Props) {
  return (
    <div className={`wrap ${styles.index}`}>
      <div className={styles.help}>
        <HandHeart />
        <p>
          <b>{help.heading}</b>
          <span>
            {help.text} <a href={help.href}>{help.number}</a>
          </span>
        </p>
      </div>
      <nav aria-labelledby="conditions">
        <h2 id="conditions" className="visually-hidden">
          {heading}
        </h2>
        <ul className={styles.rows}>
          {conditions.map((condition) => {
            const Icon = icons[condition.id] ?? Leaf
            return (
              <li key={condition.id} id={condition.id}>
                <a href={condition.href}>
                  <Icon />
                  <span>
                    <b>{condition.title}</b>
                    <small>{condition.short}</small>
                  </span>
                  <CaretRight />
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
