import ArrowLeft from '~icons/ph/arrow-left-bold'
import ArrowRight from '~icons/ph/arrow-right-bold'
import Close from '~icons/ph/x-bold'
import { data } from '../ui/script/data-attributes.ts'
import styles from './lightbox.module.css'

/** `first` is a placeholder until a picture is chosen; a closed dialog does not load it. */
type Props = {
  first: string
  words: Record<'title' | 'position' | 'close' | 'previous' | 'next' | 'keys', string>
}

/** Closed until app/enhance/lightbox.ts opens it. */
export function Lightbox({ first, words }: Props) {
  return (
    <dialog className={styles.dialog} aria-label={words.title} {...data({ position: words.position })}>
      <button type="button" className={styles.close} aria-label={words.close}>
        <Close />
      </button>
      <img src={first} alt="" loading="lazy" draggable={false} />
      <div className={styles.bar}>
        <button type="button" aria-label={words.previous}>
          <ArrowLeft />
        </button>
        <p aria-live="polite">
          <b />
          <span />
        </p>
        <button type="button" aria-label={words.next}>
          <ArrowRight />
        </button>
      </div>
      <p className={styles.keys}>{words.keys}</p>
    </dialog>
  )
}
