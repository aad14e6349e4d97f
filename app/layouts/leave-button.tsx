import SignOut from '~icons/ph/sign-out-bold'
import type { Frame } from './frame.ts'
import styles from './leave-button.module.css'

/**
 * Out of here at once. Without script it is a plain link to an ordinary site; with it the page is emptied first,
 * takes the other's place in the history, and three presses of Shift do the same.
 */
export function LeaveButton({ leave }: { leave: Frame['leave'] }) {
  return (
    <aside className={styles.leave} aria-label={leave.button} data-enhance="leave">
      <a href={leave.href} rel="noreferrer">
        <SignOut />
        {leave.button}
        <span className="visually-hidden">. {leave.buttonAccessible}</span>
      </a>
      <p
        className="visually-hidden"
        role="status"
        data-once={leave.shiftCountOne}
        data-twice={leave.shiftCountTwo}
      />
      <p className={styles.more}>
        <a href={leave.safety}>{leave.explainLink}</a>
      </p>
    </aside>
  )
}
