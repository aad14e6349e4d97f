import type { ReactNode } from 'react'
import { Private } from '../privacy.tsx'
import styles from './bar.module.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** The actions on what has the focus, each with its key. */
export const Bar = ({ label, className = '', children }: Props) => (
  <div className={`${styles.bar} ${className}`} role="toolbar" aria-label={label}>
    {children}
  </div>
)

/** Whom the actions are about, first in the bar. */
export const BarAbout = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className={styles.about}>
    <Private>{name}</Private>
    <small>{children}</small>
  </p>
)
