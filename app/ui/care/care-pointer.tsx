import Phone from '~icons/ph/phone'
import Warning from '~icons/ph/warning-circle-fill'
import type { Card } from './care-cards.tsx'
import styles from './care-pointer.module.css'

/**
 * A short reference to a card at the head of the page: a link to it, and its first two phone numbers.
 */
export function CarePointer({ card }: { card: Card }) {
  return (
    <div className={`${styles.pointer} ${styles[card.level]}`}>
      <p>
        <Warning />
        <a href={`#care-${card.id}`}>{card.heading}</a>
      </p>
      <p className={styles.phones}>
        {card.phones.slice(0, 2).map((phone) => (
          <a key={phone.number} href={phone.href}>
            <Phone />
            <b>{phone.number}</b>
            <span>{phone.label}</span>
          </a>
        ))}
      </p>
    </div>
  )
}
