import { Emphasis } from './emphasis.tsx'
import styles from './section-head.module.css'

type Props = {
  id?: string
  eyebrow?: string
  /** One *word* may be between two stars: it becomes italic rose. */
  heading: string
  text?: string
  /** A link that belongs to the sentence. */
  children?: React.ReactNode
}

/** The head of a section: on a wide screen the sentence is beside the heading. */
export function SectionHead({ id, eyebrow, heading, text, children }: Props) {
  return (
    <div className={styles.head}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>
          <Emphasis text={heading} />
        </h2>
      </div>
      {text && (
        <div>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      )}
    </div>
  )
}
