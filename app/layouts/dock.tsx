import ArrowUp from '~icons/ph/arrow-up-bold'
import CalendarCheck from '~icons/ph/calendar-check'
import Phone from '~icons/ph/phone'
import Chat from '~icons/ph/whatsapp-logo'
import { data } from '../ui/script/data-attributes.ts'
import styles from './dock.module.css'
import type { SiteChrome } from './site-chrome.ts'

/**
 * Call, write, book: a bar within reach of the thumb on phones and tablets; elsewhere only the link to the top.
 */
export function Dock({ dock, book, toTop }: { dock: SiteChrome['dock']; book: string; toTop: string }) {
  return (
    <div className={styles.room} {...data({ dock: true })}>
      <nav className={styles.dock} aria-label={dock.label} {...data({ enhance: 'scroll-flag' })}>
        <a className={styles.top} href="#main" aria-label={toTop}>
          <ArrowUp />
        </a>
        <a href={dock.call.href}>
          <Phone />
          <span>{dock.call.label}</span>
        </a>
        <a href={dock.chat.href} rel="noreferrer">
          <Chat />
          <span>{dock.chat.label}</span>
        </a>
        {dock.book && (
          <a className={styles.book} href={dock.book}>
            <CalendarCheck />
            <span>{book}</span>
          </a>
        )}
      </nav>
    </div>
  )
}
