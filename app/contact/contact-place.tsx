import { Embed } from '../ui/embed.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ContactData } from './contact-data.ts'
import styles from './contact-place.module.css'

/** The address, a way to it, and the real map for those who ask. */
export function ContactPlace({ page: { place, words } }: { page: ContactData }) {
  const { details } = words
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="place">
      <Embed {...place.map} className={styles.place ?? ''} picture={<Picture picture={place.picture} />}>
        <p className="eyebrow">{details.addressLabel}</p>
        <h2 id="place">
          <Emphasis text={details.visitHeading} />
        </h2>
        <address>{details.address}</address>
      </Embed>
    </section>
  )
}
