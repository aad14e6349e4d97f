import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './doctor-intro.module.css'
import { Fold } from './fold.tsx'
import type { HomeWords } from './words.ts'

export function DoctorIntro({ words }: { words: HomeWords['doctor'] }) {
  return (
    <section className={styles.card} aria-labelledby="doctor">
      <Picture picture={words.picture} />
      <div>
        <p className="eyebrow">{words.eyebrow}</p>
        <h2 id="doctor">
          <Emphasis text={words.heading} />
        </h2>
        <p className={styles.credentials}>{words.credentials}</p>
      </div>
      <div className={styles.more}>
        <Fold summary={words.summary}>
          {words.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a className="text-link" href={words.meet.href}>
            {words.meet.label}
          </a>
        </Fold>
        <p className={styles.ways}>
          <a className="button button-primary" href={words.book.href}>
            {words.book.label}
          </a>
          <a className="button button-secondary" href={words.contact.href}>
            {words.contact.label}
          </a>
        </p>
      </div>
    </section>
  )
}
