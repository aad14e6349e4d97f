import Clock from '~icons/ph/clock'
import Envelope from '~icons/ph/envelope-simple'
import Phone from '~icons/ph/phone'
import { metaFor } from '../seo.ts'
import { CareCards } from '../ui/care-cards.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { ReachUs } from '../ui/reach-us.tsx'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { type ContactData, contactData } from './contact-data.ts'
import { ContactPlace } from './contact-place.tsx'
import { ContactSocial } from './contact-social.tsx'

export const loader = ({ request }: Route.LoaderArgs) => contactData(request)

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        clinic: true,
      })
    : []

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  const { words } = page
  return (
    <>
      <PageIntro breadcrumb={page.breadcrumb} title={words.heading} lead={words.intro}>
        <ReachUs {...page.reachUs} />
      </PageIntro>
      <Ways page={page} />
      <ContactPlace page={page} />
      <div className={`wrap ${styles.emergency}`}>
        <CareCards cards={[page.emergency]} />
      </div>
      <ContactSocial page={page} />
      <section className={`wrap ${styles.grievance}`} aria-labelledby="grievance">
        <h2 id="grievance">{words.grievance.heading}</h2>
        <p>{words.grievance.text}</p>
      </section>
    </>
  )
}

function Ways({ page: { email, phones, words } }: { page: ContactData }) {
  const { details, hours } = words
  return (
    <div className={`wrap ${styles.ways}`}>
      <div>
        <Phone />
        <h2>{details.phonesLabel}</h2>
        {phones.map((phone) => (
          <p key={phone.number}>
            <a href={phone.href} aria-label={phone.label}>
              {phone.number}
            </a>
          </p>
        ))}
      </div>
      <div>
        <Clock />
        <h2>{hours.heading}</h2>
        <p>{hours.days}</p>
        <dl>
          {hours.sessions.map((session) => (
            <div key={session.id}>
              <dt>{session.label}</dt>
              <dd>{session.value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{hours.holidayNote}</p>
      </div>
      <div>
        <Envelope />
        <h2>{details.emailLabel}</h2>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className={styles.note}>{details.emailNote}</p>
      </div>
    </div>
  )
}
