import { clearAndLeave } from './clear-and-leave.ts'
import styles from './confirmation.module.css'
import type { OwnBookingWords } from './own-booking-words.ts'

/** Ends what others could see. A form, so that it works without script; with it, the way back is cleared as well. */
export const FinishAndClear = ({ words, token }: { words: OwnBookingWords; token: string }) => (
  <form method="post" action={words.page} onSubmit={clearAndLeave}>
    <input type="hidden" name="intent" value="finish" />
    <input type="hidden" name="confirmation" value={token} />
    <button type="submit" className={styles.finish}>
      {words.finish}
    </button>
  </form>
)
