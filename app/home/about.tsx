import ArrowRight from '~icons/ph/arrow-right-bold'
import Check from '~icons/ph/check-bold'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './about.module.css'
import type { HomeWords } from './words.ts'

export function About({ words }: { words: HomeWords['about'] }) {
  return (
    <section className={styles.section} aria-labelledby="about">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.picture}>
          <Picture picture={words.picture} />
          {words.years && (
            <p className={styles.badge}>
              <b>{words.years.value}</b> <span>{words.years.label}</span>
            </p>
          )}
        </div>
        <div>
          <p className="eyebrow">{words.eyebrow}</p>
          <h2 id="about" className={styles.heading}>
            <Emphasis text={words.heading} />
          </h2>
          <p className="lead">{words.description}</p>
          <ul className={styles.benefits}>
            {words.benefits.map((benefit) => (
              <li key={benefit}>
                <Check />
                {benefit}
              </li>
            ))}
          </ul>
          <p className={styles.links}>
            {words.links.map(({ label, href }) => (
              <a key={href} href={href}>
                <span className="text-link">{label}</span>
                <ArrowRight />
              </a>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
