import WarningCircle from '~icons/ph/warning-circle'
import styles from './door.module.css'

/** There from the start, so that what comes into it is read out. */
export const Problem = ({ children }: { children: string }) => (
  <p className={styles.problem} role="alert">
    {children && (
      <>
        <WarningCircle />
        {children}
      </>
    )}
  </p>
)
