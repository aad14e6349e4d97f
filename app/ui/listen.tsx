import Pause from '~icons/ph/pause-fill'
import Speaker from '~icons/ph/speaker-high-fill'
import styles from './listen.module.css'
import { data } from './script/data-attributes.ts'

export type ListenProps = {
  /** The id of the text to read aloud. */
  to: string
  words: Record<'listen' | 'pause' | 'speed', string>
  /** A recorded voice, where there is one; otherwise the phone's own (app/enhance/offer-listening.ts). */
  recording?: string | null
}

/**
 * Reads a part of the page aloud on request. Its space is reserved in a row that exists anyway, so that nothing
 * moves when the phone's voices become known; without a voice for the language it stays invisible.
 */
export function Listen({ to, words, recording }: ListenProps) {
  return (
    <span
      className={recording ? `${styles.listen} ${styles.recorded}` : styles.listen}
      {...data({ listen: to, ...(recording && { recording }) })}
    >
      <button type="button" className={styles.toggle}>
        <span className={styles.play}>
          <Speaker />
          {words.listen}
        </span>
        <span className={styles.pause}>
          <Pause />
          {words.pause}
        </span>
      </button>
      <button type="button" className={styles.speed} {...data({ speed: true })}>
        <span className="visually-hidden">{words.speed} </span>
        <b>1×</b>
      </button>
      {recording && (
        <noscript>
          {/* biome-ignore lint/a11y/useMediaCaption: it reads out the text beside it */}
          <audio controls preload="none" src={recording} />
        </noscript>
      )}
    </span>
  )
}
