import WarningCircle from '~icons/ph/warning-circle'
import styles from './sign-in.module.css'

/** In the page from the start, so that a screen reader announces what is put into it. */
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
