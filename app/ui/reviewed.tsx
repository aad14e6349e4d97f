import Hourglass from '~icons/ph/hourglass-medium'
import SealCheck from '~icons/ph/seal-check-duotone'
import styles from './reviewed.module.css'

type Review = { isReviewed: boolean; line: string; next: string | null }

/** Which doctor reviewed this page and when, or that nobody has yet. */
export function Reviewed({ review, note }: { review: Review; note?: string }) {
  const Icon = review.isReviewed ? SealCheck : Hourglass
  return (
    <div className={styles.reviewed}>
      <Icon />
      <div>
        <p>
          <b>{review.line}</b>
          {review.next && <span> {review.next}</span>}
        </p>
        {note && <p>{note}</p>}
      </div>
    </div>
  )
}
