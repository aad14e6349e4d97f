import styles from './illustration.module.css'
import nightCalm from './pictures/night-calm.svg'
import noResults from './pictures/no-results.svg'
import offline from './pictures/offline.svg'
import windowOpening from './pictures/window-opening.svg'

const pictures = {
  'night-calm': nightCalm,
  'no-results': noResults,
  offline,
  'window-opening': windowOpening,
}
export type PictureName = keyof typeof pictures

/** Only where there is nothing to do, and at the sign-in. */
export const Illustration = ({ name }: { name: PictureName }) => (
  <img
    src={pictures[name]}
    alt=""
    className={`${styles.picture} ${name === 'window-opening' ? styles.arch : ''}`}
  />
)
