import Facebook from '~icons/ph/facebook-logo'
import Instagram from '~icons/ph/instagram-logo'
import Phone from '~icons/ph/phone'
import WhatsApp from '~icons/ph/whatsapp-logo'
import YouTube from '~icons/ph/youtube-logo'
import { Emphasis } from '../ui/emphasis.tsx'
import type { ContactData } from './contact-data.ts'
import styles from './contact-social.module.css'

const icons: Record<string, typeof Phone> = {
  'photo-sharing': Instagram,
  chat: WhatsApp,
  phone: Phone,
  video: YouTube,
  'social-network': Facebook,
}

/** Other places to find the clinic; each link says that it leaves this one. */
export function ContactSocial({ page: { social, words } }: { page: ContactData }) {
  return (
    <section className={styles.band} aria-labelledby="social">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <h2 id="social">
            <Emphasis text={words.social.heading} />
          </h2>
          <p>{words.social.note}</p>
          <p>{words.whatsapp.note}</p>
          <p>{words.whatsapp.sharedPhone}</p>
        </div>
        <ul className={styles.links}>
          {social.map((link) => {
            const Icon = icons[link.id] ?? Phone
            return (
              <li key={link.id}>
                <a href={link.href} rel="noreferrer">
                  <Icon />
                  {link.label}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
