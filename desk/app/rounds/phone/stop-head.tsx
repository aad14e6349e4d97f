import type { ReactNode } from 'react'
import styles from './stop-head.module.css'

type Props = { number: number; label: string; title: ReactNode; children: ReactNode }

/** The number of the stop in the clinic's window, and the patient's name. */
export const StopHead = ({ number, label, title, children }: Props) => (
  <section className={styles.head}>
    <span className={styles.number}>
      <span className="visually-hidden">{label} </span>
      {number}
    </span>
    <h2>{title}</h2>
    <p>{children}</p>
  </section>
)
