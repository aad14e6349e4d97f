import { Arch } from '../ui/arch.tsx'
import { Picture } from '../ui/picture.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { TickList } from '../ui/tick-list.tsx'
import type { GynaecologyWords } from './gynaecology-words.ts'
import { ItemCare } from './item-care.tsx'
import styles from './obstetric-rows.module.css'

export type ObstetricWords = GynaecologyWords<'obstetrics'>['services'][number]
export type Labels = { list: string; readMore: string; readLess: string; bookAppointment: string }

type Props = { services: ObstetricWords[]; labels: Labels; book: string }

/** Picture and service, alternating left and right. */
export function ObstetricRows({ services, labels, book }: Props) {
  return (
    <div className={`wrap ${styles.rows}`}>
      {services.map((service) => (
        <article key={service.id} id={service.id} className={styles.row}>
          <div className={styles.picture}>
            {service.picture.hasArch ? (
              <Picture picture={service.picture} />
            ) : (
              <Arch picture={service.picture} />
            )}
          </div>
          <div className={styles.text}>
            <h2>{service.title}</h2>
            <ItemCare id={service.id} care={service.care} />
            <p className="lead">{service.description}</p>
            <h3>{labels.list}</h3>
            <TickList items={service.points} />
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
            <a className="button button-secondary" href={book}>
              {labels.bookAppointment}
            </a>
          </div>
        </article>
      ))}
    </div>
  )
}
