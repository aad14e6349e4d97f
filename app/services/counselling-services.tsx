import type { BookLink } from '../book-link.ts'
import { Duration } from '../ui/duration.tsx'
import { Picture } from '../ui/picture.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './counselling-services.module.css'
import { ItemCare } from './item-care.tsx'
import type { PsychiatricWords } from './psychiatric-words.ts'

type Labels = { list: string; readMore: string; readLess: string; bookAppointment: string }
type Props = { services: PsychiatricWords<'counselling'>['services']; labels: Labels; book: BookLink }

/** One card for each kind of counselling, with its duration on the picture. */
export function CounsellingServices({ services, labels, book }: Props) {
  return (
    <div className={`wrap ${styles.services}`}>
      {services.map((service) => (
        <article key={service.id} id={service.id} className={styles.service}>
          <div className={styles.side}>
            <Picture picture={service.picture} alt="" />
            <div className={styles.time}>
              <Duration {...service.time} />
            </div>
          </div>
          <div className={styles.text}>
            <h2>{service.title}</h2>
            <ItemCare id={service.id} care={service.care} />
            <p className="lead">{service.description}</p>
            <h3>{labels.list}</h3>
            <TickList items={service.benefits} columns />
            <ReadMore
              id={`${service.id}-more`}
              label={labels.readMore}
              openLabel={labels.readLess}
              about={service.title}
            >
              {service.longDescription.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </ReadMore>
            <a className="button button-secondary" href={book.href}>
              {book.call ?? labels.bookAppointment}
            </a>
          </div>
        </article>
      ))}
    </div>
  )
}
