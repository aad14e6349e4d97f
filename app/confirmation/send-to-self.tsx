import Whatsapp from '~icons/ph/whatsapp-logo'
import styles from './confirmation.module.css'
import { Unbroken } from './unbroken.tsx'

export type SendToSelfView = Record<'title' | 'hint' | 'text' | 'href' | 'send' | 'leaves', string>

/** A neutral text to the patient's own WhatsApp, where the recipient is chosen. */
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
