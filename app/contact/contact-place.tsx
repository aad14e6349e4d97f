import { Embed } from '../ui/embed.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ContactData } from './contact-data.ts'
import styles from './contact-place.module.css'

/** The clinic's front, and the real map for those who ask. */
export const ContactPlace = ({ page: { place } }: { page: ContactData }) => (
  <Embed {...place.map} className={styles.place ?? ''} picture={<Picture picture={place.picture} />} />
)
