import { Embed } from '../ui/embed.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ContactData } from './contact-data.ts'
import styles from './contact-place.module.css'

/** The clinic's front, a map on request, and what to know before coming. */
export const ContactPlace = ({ page: { place, words } }: { page: ContactData }) => (
  <>
    <Embed {...place.map} className={styles.place ?? ''} picture={<Picture picture={place.picture} />} />
    <p className={styles.note}>{words.hours.holidayNote}</p>
  </>
)
