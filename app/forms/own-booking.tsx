import styles from '../booking/thank-you.module.css'
import type { OwnBookingWords } from './own-booking-words.ts'

type Props = { words: OwnBookingWords }

/** What the patient needs to come back. The PIN stands here once and nowhere else, so the page says to keep it. */
export const Keep = ({ words, reference, pin }: Props & { reference: string; pin: string | null }) => (
  <>
    <dl className={styles.keep}>
      <div className={styles.reference}>
        <dt>{words.reference}</dt>
        <dd translate="no">{reference}</dd>
      </div>
      {pin !== null && (
        <div className={styles.reference}>
          <dt>{words.pin}</dt>
          <dd translate="no" data-pin>
            {pin}
          </dd>
        </div>
      )}
    </dl>
    <p className={styles.hint}>{pin === null ? words.shownBefore : `${words.hint} ${words.why}`}</p>
  </>
)

export const ManageLink = ({ words }: Props) => (
  <a className="button button-secondary" href={words.page}>
    {words.manage}
  </a>
)

/** Ends what others could see. A form, so that it works without script; with it, the way back is cleared as well. */
export const Finish = ({ words, confirmationToken }: Props & { confirmationToken: string }) => (
  <form method="post" action={words.page} data-enhance="finish">
    <input type="hidden" name="intent" value="finish" />
    <input type="hidden" name="confirmation" value={confirmationToken} />
    <button type="submit" className={styles.finish}>
      {words.finish}
    </button>
  </form>
)
