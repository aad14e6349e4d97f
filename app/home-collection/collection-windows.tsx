import type { SessionId } from '#clinic/slots.ts'
import MoonStars from '~icons/ph/moon-stars'
import Sun from '~icons/ph/sun'
import SunHorizon from '~icons/ph/sun-horizon'
import { Emphasis } from '../ui/emphasis.tsx'
import styles from './collection-windows.module.css'

type Props = {
  words: Record<'eyebrow' | 'heading' | 'text' | 'area', string>
  sessions: { id: SessionId; name: string; windows: string[] }[]
}

const icons = { morning: SunHorizon, afternoon: Sun, evening: MoonStars }

export function CollectionWindows({ words, sessions }: Props) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="windows">
      <div className={styles.text}>
        <p className="eyebrow">{words.eyebrow}</p>
        <h2 id="windows">
          <Emphasis text={words.heading} />
        </h2>
        <p className="lead">{words.text}</p>
        <p className={styles.area}>{words.area}</p>
      </div>
      <div className={styles.sessions}>
        {sessions.map((session) => {
          const Icon = icons[session.id]
          return (
            <section key={session.id} aria-labelledby={`windows-${session.id}`}>
              <h3 id={`windows-${session.id}`}>
                <Icon />
                {session.name}
              </h3>
              <ul>
                {session.windows.map((window) => (
                  <li key={window}>{window}</li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}
