import { Emphasis } from './emphasis.tsx'
import styles from './section-head.module.css'

type Props = { id?: string; eyebrow?: string; heading: string; text?: string }

/** The head of a section: on a wide screen its sentence stands beside the heading. */
export function SectionHead({ id, eyebrow, heading, text }: Props) {
  return (
    <div className={styles.head}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>
          <Emphasis text={heading} />
        </h2>
      </div>
      {text && <p>{text}</p>}
    </div>
  )
}
