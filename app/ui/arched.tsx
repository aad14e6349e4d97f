import styles from './arched.module.css'
import { Picture } from './picture.tsx'

type Props = {
  picture: { src: string; width: number; height: number; alt: string }
  first?: boolean
  /** For a picture whose sides matter. */
  wide?: boolean
  /** Empty when the words beside it say it all. */
  alt?: ''
}

/** A picture that was drawn without a frame, seen through the window arch. */
export function Arched({ wide = false, ...picture }: Props) {
  return (
    <div className={`${styles.frame} ${wide ? styles.wide : ''}`}>
      <Picture {...picture} className={styles.view ?? ''} />
    </div>
  )
}
