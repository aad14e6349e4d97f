import Clock from '~icons/ph/clock-duotone'
import Envelope from '~icons/ph/envelope-simple-duotone'
import MapPin from '~icons/ph/map-pin-duotone'
import Phone from '~icons/ph/phone-duotone'
import styles from './contact-block.module.css'
import { Emphasis } from './emphasis.tsx'
import { Picture } from './picture.tsx'

type Props = {
  id: string
  heading: string
  intro?: string
  address?: { label: string; text: string }
  phones: { label: string; number: string; href: string }[]
  email: { label: string; address: string }
  hours: { label: string; days: string; sessions: { id: string; name: string; range: string }[] }
  note?: string
  picture: React.ComponentProps<typeof Picture>['picture']
  children?: React.ReactNode
}

/** How to reach the clinic: phone links, hours, and the address. */
export function ContactBlock({ id, heading, intro, address, phones, email, hours, note, ...rest }: Props) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.picture}>
        <Picture picture={rest.picture} alt="" />
      </div>
      <div className={styles.text}>
        <h2 id={id}>
          <Emphasis text={heading} />
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <dl className={styles.ways}>
          {address && (
            <div className={styles.wide}>
              <dt>
                <MapPin />
                {address.label}
              </dt>
              <dd>{address.text}</dd>
            </div>
          )}
          {phones.map((phone) => (
            <div key={phone.number}>
              <dt>
                <Phone />
                {phone.label}
              </dt>
              <dd>
                <a href={phone.href}>{phone.number}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <Envelope />
              {email.label}
            </dt>
            <dd>
              <a href={`mailto:${email.address}`}>{email.address}</a>
            </dd>
          </div>
          <div>
            <dt>
              <Clock />
              {hours.label}
            </dt>
            <dd>{hours.days}</dd>
            {hours.sessions.map((session) => (
              <dd key={session.range} className={styles.session}>
                {/* In Hindi the hours begin with the name: "सुबह 10:00". */}
                {!session.range.startsWith(session.name) && <span>{session.name} </span>}
                {session.range}
              </dd>
            ))}
          </div>
        </dl>
        {note && <p className={styles.note}>{note}</p>}
        {rest.children}
      </div>
    </section>
  )
}
