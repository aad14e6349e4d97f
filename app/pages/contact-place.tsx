import ArrowSquareOut from '~icons/ph/arrow-square-out'
import MapTrifold from '~icons/ph/map-trifold'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ContactData } from './contact-data.ts'
import styles from './contact-place.module.css'

/** The address, a way to it, and the real map for those who ask: app/enhance/map.ts puts it there. */
export function ContactPlace({ page: { place, words } }: { page: ContactData }) {
  const { details } = words
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="place">
      <div className={styles.address}>
        <p className="eyebrow">{details.addressLabel}</p>
        <h2 id="place">
          <Emphasis text={details.visitHeading} />
        </h2>
        <address>{details.address}</address>
        <a className="button button-primary" href={place.mapUrl} rel="noreferrer">
          {details.mapLink}
          <ArrowSquareOut />
        </a>
        <p className={styles.note}>{details.mapNote}</p>
      </div>
      <div className={styles.map} data-enhance="map" data-src={place.embedUrl} data-title={details.mapTitle}>
        <Picture picture={place.picture} />
        <div className={styles.offer} data-offer hidden>
          <button type="button" className="button button-secondary">
            <MapTrifold />
            {details.mapHere}
          </button>
          <p>{place.told}</p>
        </div>
      </div>
    </section>
  )
}
