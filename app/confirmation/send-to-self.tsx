import Whatsapp from '~icons/ph/whatsapp-logo'
import styles from './confirmation.module.css'
import { Unbroken } from './unbroken.tsx'

export type SendToSelfView = Record<'title' | 'hint' | 'text' | 'href' | 'send' | 'leaves', string>

/** A text that tells nothing, to the patient's own WhatsApp: whom it goes to is chosen there. */
export const SendToSelf = ({ title, hint, text, href, send, leaves }: SendToSelfView) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    <p className={styles.small}>{hint}</p>
    <p className={styles.bubble}>
      <Unbroken text={text} />
    </p>
    <a
      className={`button button-secondary ${styles.wide}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Whatsapp />
      {send} <span className="visually-hidden">{leaves}</span>
    </a>
  </section>
)
