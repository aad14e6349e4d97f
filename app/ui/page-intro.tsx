import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { Emphasis } from './emphasis.tsx'
import styles from './page-intro.module.css'
import { Picture } from './picture.tsx'

type Props = {
  breadcrumb: { label: string; trail: Crumb[]; current: string }
  eyebrow?: string
  /** One *word* may be between two stars: it becomes italic rose. */
  title: string
  lead?: string
  picture?: { src: string; width: number; height: number; alt: string }
  /** Instead of a picture, on wide screens only: on narrow ones the content comes first. */
  aside?: React.ReactNode
  children?: React.ReactNode
}

/** The head of an inner page: breadcrumb, title, one sentence, a picture in the arch. */
export function PageIntro({ breadcrumb, eyebrow, title, lead, picture, aside, children }: Props) {
  return (
    <div className={`${styles.band} ${picture || aside ? styles.withPicture : ''}`}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <Breadcrumb {...breadcrumb} />
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>
            <Emphasis text={title} />
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {picture && <Picture picture={picture} className={styles.picture ?? ''} alt="" first />}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  )
}
