import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './doctor-intro.module.css'
import type { HomeWords } from './words.ts'

export function DoctorIntro({ words }: { words: HomeWords['doctor'] }) {
  return (
    <section className={styles.section} aria-labelledby="doctor">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <p className="eyebrow">{words.eyebrow}</p>
          <h2 id="doctor">
            <Emphasis text={words.heading} />
          </h2>
          <p className={styles.credentials}>{words.credentials}</p>
          {words.text.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <p className={styles.ways}>
            <a className="button button-primary button-large" href={words.book.href}>
              {words.book.label}
            </a>
            <a className="button button-secondary button-large" href={words.contact.href}>
              {words.contact.label}
            </a>
          </p>
        </div>
        <Picture picture={words.picture} className={styles.picture ?? ''} />
      </div>
    </section>
  )
}
