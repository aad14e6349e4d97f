import type { ReactNode } from 'react'
import type { Icon } from './button.tsx'
import styles from './state-badge.module.css'

/** outlined: booked. pale: waits. deep: with the doctor. ok: done. ask: needs somebody. late: over its time or refused. off: cancelled. saving: not yet stored. */
export type Tone = 'outlined' | 'pale' | 'deep' | 'ok' | 'ask' | 'late' | 'off' | 'saving'

/** A state: always icon and word, so that it is readable without colour. */
export const StateBadge = ({
  tone,
  icon: IconShape,
  children,
}: {
  tone: Tone
  icon: Icon
  children: ReactNode
}) => (
  <span className={`${styles.badge} ${styles[tone]}`}>
    <IconShape />
    {children}
  </span>
)
