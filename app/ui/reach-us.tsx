import Phone from '~icons/ph/phone'
import WhatsApp from '~icons/ph/whatsapp-logo'
import styles from './reach-us.module.css'

export type ReachUsProps = {
  call: { label: string; href: string }
  chat: { label: string; href: string; leaves: string }
}

/** Links to call and to chat. */
export function ReachUs({ call, chat }: ReachUsProps) {
  return (
    <p className={styles.reach}>
      <a className="button button-primary button-large" href={call.href}>
        <Phone />
        {call.label}
      </a>
      <a className="button button-secondary button-large" href={chat.href} rel="noreferrer">
        <WhatsApp />
        <span>
          {chat.label}
          <span className="visually-hidden"> ({chat.leaves})</span>
        </span>
      </a>
    </p>
  )
}
