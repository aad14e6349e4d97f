import styles from './form-intro.module.css'

/** The heading of a page with the two steps: seen where both stand side by side, heard on a phone. */
export const FormIntro = ({ children }: { children: React.ReactNode }) => (
  <div className={`wrap ${styles.intro}`}>{children}</div>
)
