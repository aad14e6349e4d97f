import { Embed } from '../ui/embed.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ContactData } from './contact-data.ts'
import styles from './contact-place.module.css'

/** The clinic's front, the real map for those who ask, and what to know before the way. */
export const ContactPlace = ({ page: { place, words } }: { page: ContactData }) => (
  <>
    <Embed {...place.map} className={styles.place ?? ''} picture={<Picture picture={place.picture} />} />
    <p className={styles.note}>{words.hours.holidayNote}</p>
  </>
)
