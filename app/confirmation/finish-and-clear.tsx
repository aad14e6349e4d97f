import Eraser from '~icons/ph/eraser'
import { clearAndLeave } from './clear-and-leave.ts'
import styles from './confirmation.module.css'

export type FinishWords = { finish: string; last: string; page: string; home: string }

/**
 * Ends what others could see. A form, so that it works without script; with script, the way back is cleared as
 * well.
 */
export const FinishAndClear = ({ words, token }: { words: FinishWords; token: string }) => (
  <form
    method="post"
    action={words.page}
    className={styles.finish}
    onSubmit={(event) => clearAndLeave(event, words.home)}
  >
    <input type="hidden" name="intent" value="finish" />
    <input type="hidden" name="confirmation" value={token} />
    <button type="submit" className={`button button-primary ${styles.wide}`}>
      <Eraser />
      {words.finish}
    </button>
    <p className={styles.small}>{words.last}</p>
  </form>
)
