import Envelope from '~icons/ph/envelope-simple'
import Facebook from '~icons/ph/facebook-logo'
import Instagram from '~icons/ph/instagram-logo'
import MapPin from '~icons/ph/map-pin'
import Phone from '~icons/ph/phone-call-fill'
import WhatsApp from '~icons/ph/whatsapp-logo'
import YouTube from '~icons/ph/youtube-logo'
import { Emphasis } from '../ui/emphasis.tsx'
import styles from './call-us.module.css'
import type { HomeWords } from './words.ts'

const icons: Record<string, typeof Phone> = {
  email: Envelope,
  map: MapPin,
  chat: WhatsApp,
  'photo-sharing': Instagram,
  video: YouTube,
  'social-network': Facebook,
}

export function CallUs({ words }: { words: HomeWords['call'] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="call">
      <div className={styles.band}>
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
        <ul className={styles.elsewhere}>
          {words.elsewhere.map(({ id, href, label }) => {
            const Icon = icons[id] ?? Phone
            return (
              <li key={id}>
                <a href={href} rel="noreferrer" aria-label={label}>
                  <Icon />
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
