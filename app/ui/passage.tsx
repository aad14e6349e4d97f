import { Sentence } from './care/sentence.tsx'
import styles from './passage.module.css'

type Props = { id?: string; heading: string; text?: string[]; points?: string[]; children?: React.ReactNode }

/** A heading with paragraphs, then a list. */
export function Passage({ id, heading, text = [], points = [], children }: Props) {
  return (
    <section id={id} className={styles.passage}>
      <h2>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Sentence text={paragraph} />
        </p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Sentence text={point} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
