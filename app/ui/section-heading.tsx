import { Emphasis } from './emphasis.tsx'
import styles from './section-heading.module.css'

type Props = {
  id?: string
  eyebrow?: string
  /** One word may stand between two stars: it becomes italic rose. */
  title: string
  /** A sentence or a link at the other side. */
  children?: React.ReactNode
}

export function SectionHeading({ id, eyebrow, title, children }: Props) {
  return (
    <div className={styles.head}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>
          <Emphasis text={title} />
        </h2>
      </div>
      {children && <div className={styles.aside}>{children}</div>}
    </div>
  )
}
