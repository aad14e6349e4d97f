import styles from './logo.module.css'
import type { SiteChrome } from './site-chrome.ts'

/** The mark, the name and the kind of clinic; letters and colours follow the theme. */
export function Logo({ chrome, isBrief }: { chrome: SiteChrome; isBrief: boolean }) {
  const { clinic, header, links } = chrome
  return (
    <a
      className={isBrief ? `${styles.logo} ${styles.brief}` : styles.logo}
      href={links.home.href}
      aria-label={header.logoAlt}
    >
      <img src="/pictures/logo-mark.svg" width="96" height="96" alt="" />
      <span>
        <b>{clinic.shortName}</b> <small>{clinic.kind}</small>
      </span>
    </a>
  )
}
