import Phone from '~icons/ph/phone-call-fill'
import Warning from '~icons/ph/warning-circle-fill'
import type { Card } from './care-cards.tsx'
import styles from './care-pointer.module.css'

/**
 * A card that stands in full at the head of the page, recalled where it matters: its words lead there, its first
 * two numbers ring.
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
