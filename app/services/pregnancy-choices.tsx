import EyeSlash from '~icons/ph/eye-slash-duotone'
import SealCheck from '~icons/ph/seal-check-duotone'
import { Picture } from '../ui/picture.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { Reviewed } from '../ui/reviewed.tsx'
import { TickList } from '../ui/tick-list.tsx'
import { ItemCare } from './item-care.tsx'
import type { Labels, ObstetricWords } from './obstetric-rows.tsx'
import styles from './pregnancy-choices.module.css'

type Props = {
  service: ObstetricWords
  labels: Labels
  book: string
  review: React.ComponentProps<typeof Reviewed>['review']
}

/**
 * A patient may not want this seen on the phone: a neutral picture, the long text collapsed, and no link that names
 * it.
 */
export function PregnancyChoices({ service, labels, book, review }: Props) {
  return (
    <article id={service.id} className={styles.band}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h2>{service.title}</h2>
            {service.safetyNote && (
              <p className={styles.safety}>
                <EyeSlash />
                <span>{service.safetyNote}</span>
              </p>
            )}
          </div>
          <div className={styles.picture}>
            <Picture picture={service.picture} alt="" />
          </div>
        </div>
        <div className={styles.care}>
          <ItemCare id={service.id} care={service.care} />
        </div>
        <div className={styles.text}>
          <div className={styles.what}>
            <p className="lead">{service.description}</p>
            {service.place && (
              <p className={styles.place}>
                <SealCheck />
                <span>{service.place}</span>
              </p>
            )}
          </div>
          <div>
            <h3>{labels.list}</h3>
            <TickList items={service.points} />
          </div>
        </div>
        <ReadMore
          id={`${service.id}-more`}
          label={labels.readMore}
          openLabel={labels.readLess}
          about={service.title}
          wide
        >
          <div className={styles.long}>
            {service.longDescription.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.sections}>
            {service.sections?.map((section) => (
              <section key={section.id} className={styles.section}>
                <h3>{section.heading}</h3>
                {section.body.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </div>
        </ReadMore>
        <div className={styles.foot}>
          <Reviewed review={review} />
          <a className="button button-secondary" href={book}>
            {labels.bookAppointment}
          </a>
        </div>
      </div>
    </article>
  )
}
