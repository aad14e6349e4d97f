import styles from './help-strip.module.css'
import type { SiteChrome } from './site-chrome.ts'

/** Three numbers below the header: the same on every page that has it, so that it tells nothing about the reader. */
export function HelpStrip({ strip }: { strip: SiteChrome['helpStrip'] }) {
  return (
    <nav className={styles.strip} aria-label={strip.label}>
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
