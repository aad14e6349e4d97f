import ArrowsOut from '~icons/ph/arrows-out'
import { Picture } from '../ui/picture.tsx'
import styles from './gallery.module.css'

type Props = {
  picture: { src: string; width: number; height: number; alt: string }
  /** "Illustration": a drawing must not pass for a photograph of a real room. */
  kind: string
  caption: string
  open: string
}

export function GalleryPicture({ picture, kind, caption, open }: Props) {
  return (
    <li className={styles.item}>
      <figure>
        <a href={picture.src} aria-label={open}>
          <Picture picture={picture} />
          <ArrowsOut />
        </a>
        <figcaption>
          <small>{kind}</small> {caption}
        </figcaption>
      </figure>
    </li>
  )
}
