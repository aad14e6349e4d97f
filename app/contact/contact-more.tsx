import { Sentence } from '../ui/care/sentence.tsx'
import type { ContactData } from './contact-data.ts'
import styles from './contact-more.module.css'

/** Rarely needed: e-mail, the clinic's pages elsewhere, complaints. Each link says that it leaves this site. */
export function ContactMore({ page: { email, social, words } }: { page: ContactData }) {
  return (
    <div className={styles.more}>
      <p>
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <p>{words.details.emailNote}</p>
      <ul>
        {social.map((link) => (
          <li key={link.id}>
            <a className="text-link" href={link.href} rel="noreferrer">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <p>{words.social.note}</p>
      <p>{words.whatsapp.sharedPhone}</p>
      <h3 id="grievance">{words.grievance.heading}</h3>
      <p>
        <Sentence text={words.grievance.text} />
      </p>
    </div>
  )
}
