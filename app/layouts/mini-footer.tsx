import styles from './mini-footer.module.css'
import type { SiteChrome } from './site-chrome.ts'

/** Below forms and confirmations under 1024 px: numbers to call, and the clinic's privacy promise. */
export function MiniFooter({ chrome: { clinic, links, topBar, helpStrip } }: Props) {
  const [phone] = clinic.phones
  return (
    <footer className={styles.footer}>
      {phone && (
        <p>
          {topBar.help} <a href={phone.href}>{phone.number}</a>
        </p>
      )}
      <p>
        <a href={links.privacy.href}>{links.privacy.label}</a>
        <a href={links.safety.href}>{links.safety.label}</a>
      </p>
      <p>
        {helpStrip.lines.map(({ label, href, what }) => (
          <a key={href} href={href}>
            {label} {what}
          </a>
        ))}
      </p>
    </footer>
  )
}

type Props = { chrome: SiteChrome }
