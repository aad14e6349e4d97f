import { Sentence } from '../ui/care/sentence.tsx'
import styles from './service-page.module.css'

/** Further text below the services. */
export type Fold = {
  id: string
  title: string
  paragraphs: string[]
  points?: { id: string; title: string; description: string }[]
  /** Links and lines under a label each. */
  ways?: { label: string; lines: { text: string; href?: string }[] }[]
  /** At the end of it. */
  note?: string
}

export function FoldText({ fold: { paragraphs, points = [], ways = [], note } }: { fold: Fold }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Sentence text={paragraph} />
        </p>
      ))}
      {points.map((point) => (
        <p key={point.id}>
          <b>{point.title}</b>
          <br />
          {point.description}
        </p>
      ))}
      {ways.length > 0 && (
        <dl className={styles.ways}>
          {ways.map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              {lines.map(({ text, href }) => (
                <dd key={text}>{href ? <a href={href}>{text}</a> : text}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {note && (
        <p>
          <Sentence text={note} />
        </p>
      )}
    </>
  )
}
