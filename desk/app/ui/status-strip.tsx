import type { ReactNode } from 'react'
import type { Icon } from './button.tsx'
import styles from './status-strip.module.css'

type Props = {
  tone: 'off' | 'wait' | 'ok'
  icon: Icon
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** One line over the work about the connection between this screen and the clinic. */
export const StatusStrip = ({ tone, icon: IconShape, title, children, action }: Props) => (
  <div className={`${styles.strip} ${styles[tone]}`} role="status">
    <IconShape />
    <p>
      <b>{title}</b> {children}
    </p>
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
