import styles from './next-free.module.css'

export type NextFreeCard = {
  state: 'free' | 'unknown' | 'none'
  href: string
  label: string
  text: string
  button: string
}

/** One tap to the first free time. More than one card only in prerendered pages, which the server fills in. */
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
