import Phone from '~icons/ph/phone-call-fill'
import styles from './care-cards.module.css'

export type Card = {
  id: string
  level: 'non-urgent' | 'urgent' | 'emergency'
  levelLabel: string
  heading: string
  body: string[]
  isList: boolean
  phones: { label: string; number: string; href: string }[]
}

/** Urgent help, first on the page, with numbers that ring. Its weight is told in words, not by colour alone. */
export function CareCards({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <section
          key={card.id}
          className={`${styles.card} ${styles[card.level]}`}
          aria-labelledby={`care-${card.id}`}
        >
          <h2 id={`care-${card.id}`}>
            <span className={styles.level}>{card.levelLabel}</span> {card.heading}
          </h2>
          {card.isList ? (
            <ul>
              {card.body.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            card.body.map((line) => <p key={line}>{line}</p>)
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
        </section>
      ))}
    </div>
  )
}
