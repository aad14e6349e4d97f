import { Embed } from '../ui/embed.tsx'
import { Fold } from './fold.tsx'
import styles from './reviews.module.css'
import type { HomeWords } from './words.ts'

export function Reviews({ words }: { words: NonNullable<HomeWords['reviews']> }) {
  const { embed, feedback } = words
  return (
    <section aria-labelledby="reviews">
      <Fold
        isRow
        summary={
          <h2 id="reviews" className={styles.heading}>
            {words.heading.replaceAll('*', '')}
          </h2>
        }
      >
        <p>{words.intro}</p>
        {embed && (
          <>
            <p>{embed.text}</p>
            <Embed src={embed.src} href={embed.href} words={embed.words} />
          </>
        )}
        <h3 className={styles.feedback}>{feedback.heading}</h3>
        <p>{feedback.text}</p>
        <a className={`text-link ${styles.link}`} href={feedback.href}>
          {feedback.label}
        </a>
      </Fold>
    </section>
  )
}
