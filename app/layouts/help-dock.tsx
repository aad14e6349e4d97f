import FirstAid from '~icons/ph/first-aid'
import Phone from '~icons/ph/phone'
import PhoneCall from '~icons/ph/phone-call'
import { data } from '../ui/script/data-attributes.ts'
import styles from './dock.module.css'
import type { SiteChrome } from './site-chrome.ts'

/** Replaces the dock where somebody may be in danger: whom to call, and no booking. */
export function HelpDock({ dock }: { dock: SiteChrome['helpDock'] }) {
  const { emergency, women, talk } = dock
  return (
    <nav className={styles.dock} aria-label={dock.label} {...data({ dock: true })}>
      <a href={emergency.href}>
        <FirstAid />
        <span>{emergency.label}</span>
      </a>
      <a href={women.href}>
        <Phone />
        <span>{women.label}</span>
      </a>
      <a className={styles.book} href={talk.href}>
        <PhoneCall />
        <span>{talk.label}</span>
      </a>
    </nav>
  )
}
