import styles from './steps.module.css'

type Props = { number: 1 | 2; name: string; stepOf: string }

/** Where she is: the step's name, and one of two beads filled. */
export const StepHead = ({ number, name, stepOf }: Props) => (
  <header className={styles.head}>
    <p>
      <span className={styles.bead} data-done />
      <span className={styles.bead} {...(number === 2 && { 'data-done': true })} />
      {stepOf}
    </p>
    <h2 data-news tabIndex={-1}>
      {name}
    </h2>
  </header>
)
