import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import type { ShownLook } from '../manage-view.ts'

/** As many as fit at a glance; the others unfold. */
const AT_ONCE = 3

/** The staff who have opened the booking, when and in which role. */
export function WhoOpened({ looks }: { looks: ShownLook[] }) {
  const words = useManage().words.looks
  const earlier = looks.slice(AT_ONCE)
  return (
    <section className={styles.quiet}>
      <h2>{words.title}</h2>
      {looks.length === 0 && <p>{words.nobody}</p>}
      <Looks looks={looks.slice(0, AT_ONCE)} />
      {earlier.length > 0 && (
        <details>
          <summary>{words.earlier}</summary>
          <Looks looks={earlier} />
        </details>
      )}
      <p className={styles.hint}>{words.intro}</p>
    </section>
  )
}

const Looks = ({ looks }: { looks: ShownLook[] }) =>
  looks.length > 0 && (
    <ul className={styles.looks}>
      {looks.map(({ text, when, at }) => (
        <li key={at}>
          {text}
          <time dateTime={at}>{when}</time>
        </li>
      ))}
    </ul>
  )
