import CalendarCheck from '~icons/ph/calendar-check'
import LockKey from '~icons/ph/lock-key'
import ShieldCheck from '~icons/ph/shield-check'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './about.module.css'
import { Fold } from './fold.tsx'
import type { HomeWords } from './words.ts'

const icons: Record<string, typeof LockKey> = {
  confidential: ShieldCheck,
  'every-day': CalendarCheck,
  'no-reason': LockKey,
}

export function About({ words }: { words: HomeWords['about'] }) {
  return (
    <section className={styles.about} aria-labelledby="about">
      <Picture picture={words.picture} />
      <h2 id="about">
        <Emphasis text={words.heading} />
      </h2>
      <Fold summary={words.summary} opensWide>
        <p>{words.description}</p>
        <div className={styles.benefits}>
          <TickList items={words.benefits} columns />
        </div>
        <div className={styles.last}>
          <ul className={styles.assurances}>
            {words.assurances.map(({ id, label }) => {
              const Icon = icons[id]!
              return (
                <li key={id}>
                  <Icon />
                  {label}
                </li>
              )
            })}
          </ul>
          <a className={`text-link ${styles.more}`} href={words.more.href}>
            {words.more.label}
          </a>
        </div>
      </Fold>
    </section>
  )
}
