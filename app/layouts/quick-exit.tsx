import Question from '~icons/ph/question'
import SignOut from '~icons/ph/sign-out-bold'
import { data } from '../ui/script/data-attributes.ts'
import styles from './quick-exit.module.css'
import type { SiteChrome } from './site-chrome.ts'

/**
 * Leaves the site at once. Without script it is a plain link to an ordinary site; with script the page is emptied
 * first, replaced in the history, and three presses of Shift do the same.
 */
export function QuickExit({ words }: { words: SiteChrome['quickExit'] }) {
  return (
    <aside className={styles.quickExit} aria-label={words.button} {...data({ enhance: 'quick-exit' })}>
      <a className={styles.leave} href={words.href} rel="noreferrer">
        <SignOut />
        {words.button}
        <span className="visually-hidden">. {words.buttonAccessible}</span>
      </a>
      <p
        className="visually-hidden"
        role="status"
        {...data({ once: words.shiftCountOne, twice: words.shiftCountTwo })}
      />
      <p className={styles.hint}>
        <span>{words.hides}</span>
      </p>
      <a className={styles.how} href={words.safety} aria-label={words.explainLink}>
        <Question />
      </a>
    </aside>
  )
}
