import styles from './form-intro.module.css'

/**
 * The heading of a page with two steps: visible where both stand side by side, for screen readers only on a phone.
 */
export const FormIntro = ({ children }: { children: React.ReactNode }) => (
  <div className={`wrap ${styles.intro}`}>{children}</div>
)
