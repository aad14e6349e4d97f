import styles from './token.module.css'

type Props = {
  /** Two digits: 05. Null: an empty window, for a place in the row. */
  number: number | null
  /** pale: waits. deep: with the doctor. rose: called out in the waiting room. */
  tone?: 'pale' | 'deep' | 'rose'
  size?: 'normal' | 'large'
  /** Before the number: "Token". */
  label: string
}

/** A patient's number in the queue, inside the window shape of the logo. */
export const Token = ({ number, tone = 'pale', size = 'normal', label }: Props) => (
  <span className={`${styles.token} ${styles[tone]} ${styles[size]}`}>
    <span className="visually-hidden">{label} </span>
    {number === null ? '–' : String(number).padStart(2, '0')}
  </span>
)
