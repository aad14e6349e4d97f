import { Breadcrumb, type Crumb } from '../breadcrumb.tsx'
import { Listen, type ListenProps } from '../listen.tsx'
import styles from './answer-page.module.css'

type Props = {
  breadcrumb: { label: string; trail: Crumb[]; current: string }
  listen: Omit<ListenProps, 'to'>
  /** The id of the text to read aloud, where that is not the page itself. */
  spoken?: string
  /** The answer; beside it what to do; below both further text. */
  answer: React.ReactNode
  beside: React.ReactNode
  rest?: React.ReactNode
}

/** One calm page about one matter: conditions and questions. */
export function AnswerPage({ breadcrumb, listen, spoken, answer, beside, rest }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb {...breadcrumb}>
        <Listen to={spoken ? 'spoken' : 'read'} {...listen} />
      </Breadcrumb>
      {spoken && (
        <div id="spoken" hidden>
          <p>{spoken}</p>
        </div>
      )}
      <article id="read" className={rest ? `${styles.columns} ${styles.three}` : styles.columns}>
        <div className={styles.column}>{answer}</div>
        <div className={styles.column}>{beside}</div>
        {rest && <div className={styles.column}>{rest}</div>}
      </article>
    </div>
  )
}

/** A part of it under a heading. */
export function AnswerPart({
  id,
  heading,
  children,
}: {
  id: string
  heading: string
  children: React.ReactNode
}) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
