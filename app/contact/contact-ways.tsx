import Clock from '~icons/ph/clock'
import MapPin from '~icons/ph/map-pin'
import Phone from '~icons/ph/phone'
import WhatsApp from '~icons/ph/whatsapp-logo'
import type { ContactData } from './contact-data.ts'
import styles from './contact-ways.module.css'

/** Every way to reach the clinic as a row to tap, and the hours. */
export function ContactWays({ page }: { page: ContactData }) {
  const { chat, hours, phones, place, words } = page
  const { details, whatsapp } = words
  return (
    <ul className={styles.ways}>
      {phones.map(({ number, href }) => (
        <li key={number}>
          <Way icon={<Phone />} href={href} title={number} action={details.call} />
        </li>
      ))}
      <li>
        <Way
          icon={<WhatsApp />}
          href={chat.href}
          title={details.whatsapp}
          line={whatsapp.note}
          action={details.open}
          leaves={chat.leaves}
        />
      </li>
      <li>
        <Way
          icon={<MapPin />}
          href={place.map.href}
          title={details.address}
          action={details.directions}
          leaves={place.map.words.leaves}
        />
      </li>
      <li className={styles.way}>
        <Clock />
        <span className={styles.text}>
          <b>{words.hours.days}</b>
          {hours.sessions.map(({ range }) => (
            <span key={range}>{range}</span>
          ))}
          {hours.closed && <span>{hours.closed}</span>}
        </span>
      </li>
    </ul>
  )
}

type WayProps = {
  icon: React.ReactNode
  href: string
  title: string
  line?: string
  action: string
  /** Announced after the link: it leads to another site or app. */
  leaves?: string
}

const Way = ({ icon, href, title, line, action, leaves }: WayProps) => (
  <a className={styles.way} href={href} {...(leaves && { rel: 'noreferrer' })}>
    {icon}
    <span className={styles.text}>
      <b>{title}</b>
      {line && <span>{line}</span>}
    </span>
    <em className={styles.action}>
      {action}
      {leaves && <span className="visually-hidden"> ({leaves})</span>}
    </em>
  </a>
)
