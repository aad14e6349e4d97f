import Phone from '~icons/ph/phone'
import styles from './care-cards.module.css'
import { Sentence } from './sentence.tsx'

export type Card = {
  id: string
  level: 'non-urgent' | 'urgent' | 'emergency'
  levelLabel: string
  heading: string
  body: string[]
  isList: boolean
  phones: { label: string; number: string; href: string }[]
}

type Props = {
  cards: Card[]
  /** The id of the section it is in, unless it is the head of the page: a card may be on a page twice. */
  at?: string
  heading?: 'h2' | 'h3' | 'h4'
}

/** Urgent help, first on the page, with phone links. The level is given in words, not by colour alone. */
export function CareCards({ cards, at, heading: Heading = 'h2' }: Props) {
  if (cards.length === 0) return null
  const idOf = (card: Card) => `care-${at ? `${at}-` : ''}${card.id}`
  // A landmark at the head of the page; inside an article it is part of the article.
  const Box = at ? 'div' : 'section'
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <Box
          key={card.id}
          className={`${styles.card} ${styles[card.level]}`}
          {...(!at && { 'aria-labelledby': idOf(card) })}
        >
          <Heading id={idOf(card)} className={styles.heading}>
            <span className={styles.level}>{card.levelLabel}</span> <Sentence text={card.heading} />
          </Heading>
          {card.isList ? (
            <ul className={styles.body}>
              {card.body.map((line) => (
                <li key={line}>
                  <Sentence text={line} />
                </li>
              ))}
            </ul>
          ) : (
            <div className={styles.body}>
              {card.body.map((line) => (
                <p key={line}>
                  <Sentence text={line} />
                </p>
              ))}
            </div>
          )}
          <p className={styles.phones}>
            {card.phones.map((phone) => (
              <a key={phone.number} href={phone.href}>
                <Phone />
                <span>
                  <b>{phone.number}</b>
                  <small>{phone.label}</small>
                </span>
              </a>
            ))}
          </p>
        </Box>
      ))}
    </div>
  )
}
