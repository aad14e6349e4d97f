import styles from './next-free.module.css'

export type NextFreeCard = {
  state: 'free' | 'unknown' | 'none'
  href: string
  label: string
  text: string
  button: string
}

/** One tap to the first free time. Only prerendered pages have more than one card, and the server leaves one. */
export function NextFree({ cards }: { cards: NextFreeCard[] }) {
  return cards.map(({ state, href, label, text, button }) => (
    <a key={state} className={styles.card} href={href} data-next-free={state}>
      <span className={styles.dot} />
      <span className={styles.text}>
        <small>{label}</small> <b>{text}</b>
      </span>
      <span className={styles.button}>{button}</span>
    </a>
  ))
}
