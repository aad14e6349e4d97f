import { Emphasis } from '../emphasis.tsx'
import styles from './help-panel.module.css'
import { Sentence } from './sentence.tsx'

type Props = { heading: string; text?: string; children: React.ReactNode }

/** A dark panel with the ways to reach the clinic. */
export function HelpPanel({ heading, text, children }: Props) {
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2>
            <Emphasis text={heading} />
          </h2>
          {text && (
            <p>
              <Sentence text={text} />
            </p>
          )}
        </div>
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  )
}
