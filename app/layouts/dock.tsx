import ArrowUp from '~icons/ph/arrow-up-bold'
import CalendarCheck from '~icons/ph/calendar-check'
import Phone from '~icons/ph/phone'
import Chat from '~icons/ph/whatsapp-logo'
import styles from './dock.module.css'
import type { SiteChrome } from './site-chrome.ts'

/** Call, write, book: a bar at the bottom on a phone, a small column beside the page elsewhere. */
export function Dock({ dock, toTop }: { dock: SiteChrome['dock']; toTop: string }) {
  return (
    <nav className={styles.dock} aria-label={dock.label} data-enhance="scroll-flag">
      <a className={styles.top} href="#main">
        <ArrowUp />
        <span>{toTop}</span>
      </a>
      <a href={dock.call.href}>
        <Phone />
        <span>{dock.call.label}</span>
      </a>
      <a href={dock.chat.href} rel="noreferrer">
        <Chat />
        <span>{dock.chat.label}</span>
      </a>
      <a className={styles.book} href={dock.book.href}>
        <CalendarCheck />
        <span>{dock.book.label}</span>
      </a>
    </nav>
  )
}
