import Hourglass from '~icons/ph/hourglass-medium'
import SealCheck from '~icons/ph/seal-check-duotone'
import styles from './reviewed.module.css'

type Review = {
  id: string
  isReviewed: boolean
  line: string
  /** The line for a text that a doctor signs at the desk. */
  signed: string
  written: string
  next: string | null
}

/**
 * Marks the two lines between which the server chooses (server/http/prerendered-page.ts): waiting for a doctor, or
 * signed by one. Until then the second is hidden.
 */
export const awaiting = (id: string) => ({ 'data-review': `${id} awaiting` })
export const signed = (id: string) => ({ 'data-review': `${id} signed`, hidden: true })

/** At the end of a health page: who wrote it, which doctor reviewed it and when, or that nobody has yet. */
export function Reviewed({ review, note }: { review: Review; note?: string }) {
  return (
    <div className={styles.reviewed}>
      {review.isReviewed ? (
        <SealCheck />
      ) : (
        <>
          <span {...awaiting(review.id)}>
            <Hourglass />
          </span>
          <span {...signed(review.id)}>
            <SealCheck />
          </span>
        </>
      )}
      <div>
        <p>
          {review.written}{' '}
          {review.isReviewed ? (
            <b>{review.line}</b>
          ) : (
            <>
              <b {...awaiting(review.id)}>{review.line}</b>
              <b {...signed(review.id)}>{review.signed}</b>
            </>
          )}
          {review.next && <span> {review.next}</span>}
        </p>
        {note && <p>{note}</p>}
      </div>
    </div>
  )
}

/** At the top of a health page once a doctor has signed it; nothing before. */
export function Signed({ review }: { review: Review }) {
  return (
    <p className={styles.signed} {...(review.isReviewed ? {} : signed(review.id))}>
      <SealCheck />
      <b>{review.isReviewed ? review.line : review.signed}</b>
    </p>
  )
}
