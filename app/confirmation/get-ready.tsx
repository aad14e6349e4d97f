import Chat from '~icons/ph/chat-circle-text'
import Drop from '~icons/ph/drop'
import FileText from '~icons/ph/file-text'
import ForkKnife from '~icons/ph/fork-knife'
import Info from '~icons/ph/info'
import styles from './get-ready.module.css'

const icons = {
  reports: FileText,
  medicine: FileText,
  desk: Chat,
  food: ForkKnife,
  water: Drop,
  other: Info,
}

export type GetReadyView = {
  title: string
  items: { icon: keyof typeof icons; text: string; hint?: string; tests?: string }[]
}

/** What to bring, or how to prepare for exactly these tests. It is printed with the slip. */
export const GetReady = ({ title, items }: GetReadyView) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    <ul>
      {items.map(({ icon, text, hint, tests }) => {
        const Icon = icons[icon]
        return (
          <li key={text}>
            <Icon />
            <span>
              {text}
              {hint && <small>{hint}</small>}
              {/* Not on paper, where others may read it. */}
              {tests && <small className={styles.screen}>{tests}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  </section>
)
