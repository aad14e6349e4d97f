import styles from '../booking/thank-you.module.css'
import type { OwnBookingWords } from './own-booking-words.ts'

type Props = { words: OwnBookingWords }

/** What she needs to come back. The PIN stands here and nowhere else, so she is told to keep it. */
export const Keep = ({ words, reference, pin }: Props & { reference: string; pin: string }) => (
  <>
    <dl className={styles.keep}>
      <div className={styles.reference}>
        <dt>{words.reference}</dt>
        <dd translate="no">{reference}</dd>
      </div>
      <div className={styles.reference}>
        <dt>{words.pin}</dt>
        <dd translate="no" data-pin>
          {pin}
        </dd>
      </div>
    </dl>
    <p className={styles.hint}>
      {words.hint} {words.why}
    </p>
  </>
)

export const ManageLink = ({ words }: Props) => (
  <a className="button button-secondary" href={words.page}>
    {words.manage}
  </a>
)

/** Ends what others could see. A form, so that it works without script; with it, the way back is cleared as well. */
export const Finish = ({ words }: Props) => (
  <form method="post" action={words.page} data-enhance="finish">
    <input type="hidden" name="intent" value="finish" />
    <button type="submit" className={styles.finish}>
      {words.finish}
    </button>
  </form>
)
