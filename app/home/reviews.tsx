import { Embed } from '../ui/embed.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import styles from './reviews.module.css'
import type { HomeWords } from './words.ts'

export function Reviews({ words }: { words: NonNullable<HomeWords['reviews']> }) {
  const { embed, feedback } = words
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.head}>
          <p className="eyebrow">{words.eyebrow}</p>
          <h2 id="reviews">
            <Emphasis text={words.heading} />
          </h2>
          <p className="lead">{words.intro}</p>
        </div>
        <div className={styles.ways}>
          {embed && (
            <div className={styles.way}>
              <p>{embed.text}</p>
              <Embed src={embed.src} href={embed.href} words={embed.words} />
            </div>
          )}
          <div className={styles.way}>
            <h3>{feedback.heading}</h3>
            <p>{feedback.text}</p>
            <a className={`text-link ${styles.feedback}`} href={feedback.href}>
              {feedback.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
