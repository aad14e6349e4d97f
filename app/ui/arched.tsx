import styles from './arched.module.css'
import { Picture } from './picture.tsx'

type Props = {
  picture: { src: string; width: number; height: number; alt: string }
  first?: boolean
  /** Empty when the words beside it say it all. */
  alt?: ''
}

/** A picture that was drawn without a frame, seen through the window arch. */
export function Arched(props: Props) {
  return <Picture {...props} className={styles.arched ?? ''} />
}
