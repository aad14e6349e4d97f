import { Picture } from '../ui/picture.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { TickList } from '../ui/tick-list.tsx'
import type { GynaecologyWords } from './gynaecology-words.ts'
import styles from './infertility-cards.module.css'
import { ItemCare } from './item-care.tsx'
import type { Labels } from './obstetric-rows.tsx'

type Props = Pick<GynaecologyWords<'infertility'>, 'paragraphs' | 'services'> & {
  labels: Labels
  book: string
}

export function InfertilityCards({ paragraphs, services, labels, book }: Props) {
  return (
    <>
      <div className={`wrap ${styles.intro}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.band}>
        <div className={`wrap ${styles.cards}`}>
          {services.map((service) => (
            <article key={service.id} id={service.id} className={styles.card}>
              <div className={styles.picture}>
                <Picture picture={service.picture} alt="" />
              </div>
              <div className={styles.text}>
                <h2>{service.title}</h2>
                <ItemCare id={service.id} care={service.care} />
                <p>{service.description}</p>
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
                <a className={`button button-secondary ${styles.book}`} href={book}>
                  {labels.bookAppointment}
                </a>
              </div>
            </article>
          ))}
        </div>
      </div>
    </>
  )
}
