import type { ReactNode } from 'react'
import { Emphasis } from './emphasis.tsx'
import styles from './empty-state.module.css'
import { Illustration, type PictureName } from './illustration.tsx'

type Props = { picture?: PictureName; title: string; children?: ReactNode; actions?: ReactNode }

/** Nothing to do, nothing found, not allowed: says what it means and what can be done. */
export const EmptyState = ({ picture, title, children, actions }: Props) => (
  <div className={styles.empty}>
    {picture && <Illustration name={picture} />}
    <h2>
      <Emphasis>{title}</Emphasis>
    </h2>
    {children && <p>{children}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
