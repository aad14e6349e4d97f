import Phone from '~icons/ph/phone-call-fill'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './call-us.module.css'
import type { HomeWords } from './words.ts'

export function CallUs({ words }: { words: HomeWords['call'] }) {
  return (
    <section className="wrap" aria-labelledby="call">
      <div className={styles.band}>
        <Picture picture={words.picture} className={styles.picture ?? ''} alt="" />
        <div className={styles.text}>
          <h2 id="call">
            <Emphasis text={words.heading} />
          </h2>
          <p className={styles.line}>{words.line}</p>
          <a className={styles.call} href={words.href}>
            <Phone />
            <span>
              {words.button} <b>{words.phone}</b>
            </span>
          </a>
          <p className={styles.emergency}>{words.emergency}</p>
        </div>
      </div>
    </section>
  )
}
