import { data } from '../ui/script/data-attributes.ts'
import styles from './help-strip.module.css'
import type { SiteChrome } from './site-chrome.ts'

type Props = {
  strip: SiteChrome['helpStrip']
  /** Red: the page is for an emergency. */
  isNow: boolean
}

/**
 * Three numbers below the header: the same on every page that is no form, so that it reveals nothing about the reader.
 */
export function HelpStrip({ strip, isNow }: Props) {
  return (
    <nav
      className={isNow ? `${styles.strip} ${styles.now}` : styles.strip}
      aria-label={strip.label}
      {...data({ strip: true })}
    >
      <div className={`wrap ${styles.row}`}>
        {strip.lines.map(({ label, href, what }) => (
          <a key={href} href={href}>
            <b>{label}</b> <span>{what}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}
