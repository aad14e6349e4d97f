import SignOut from '~icons/ph/sign-out-bold'
import styles from './quick-exit.module.css'
import type { SiteChrome } from './site-chrome.ts'

/**
 * Leaves the site at once. Without script it is a plain link to an ordinary site; with script the page is emptied
 * first, replaced in the history, and three presses of Shift do the same.
 */
export function QuickExit({ words }: { words: SiteChrome['quickExit'] }) {
  return (
    <aside className={styles.quickExit} aria-label={words.button} data-enhance="quick-exit">
      <a href={words.href} rel="noreferrer">
        <SignOut />
        {words.button}
        <span className="visually-hidden">. {words.buttonAccessible}</span>
      </a>
      <p
        className="visually-hidden"
        role="status"
        data-once={words.shiftCountOne}
        data-twice={words.shiftCountTwo}
      />
      <p className={styles.more}>
        <a href={words.safety}>{words.explainLink}</a>
      </p>
    </aside>
  )
}
