import styles from './footer.module.css'
import type { ChromeLink } from './frame-links.ts'
import type { SiteChrome } from './site-chrome.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** An hour stays on the line of the word before it. */
const keepHours = (range: string) => range.replaceAll(/ (?=\d)/g, '\u00a0')

/** Below forms `isForm` leaves it out under 1024 px: there the page ends with the form's button and one line. */
export function Footer({ chrome, isForm = false }: { chrome: SiteChrome; isForm?: boolean }) {
  const { clinic, footer, legal, links, site } = chrome
  return (
    <footer className={isForm ? `${styles.footer} ${styles.form}` : styles.footer}>
      <div className={`wrap ${styles.rows}`}>
        <section className={styles.reach} aria-labelledby="footer-open">
          <h2 id="footer-open">{site.openEveryDay}</h2>
          <p>{clinic.hours.map(({ range }) => keepHours(range)).join(' · ')}</p>
          {clinic.closed && <p>{clinic.closed}</p>}
          <p>{clinic.address}</p>
          <p className={styles.ways}>
            {clinic.phones.map((phone) => (
              <a key={phone.number} href={phone.href}>
                {phone.number}
              </a>
            ))}
            <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
          </p>
        </section>
        <div className={styles.brief}>
          <LinkList links={links.brief} />
          <details className={styles.more}>
            <summary>{site.allLinks}</summary>
          </details>
        </div>
        <div className={styles.lists}>
          <Links id="services" heading={footer.services} links={links.services} />
          <Links id="support" heading={footer.support} links={links.support} />
          <Links id="easy" heading={footer.safeAndEasy} links={links.safeAndEasy} />
        </div>
        <p className={styles.help}>
          {chrome.helpStrip.lines.map(({ label, href, what }) => (
            <a key={href} href={href}>
              <b>{label}</b> <span>{what}</span>
            </a>
          ))}
        </p>
        <div className={styles.end}>
          <p className={styles.legal}>
            {legal.foetalSexNotice}{' '}
            <span>
              {chrome.noEmergency} {legal.cookieFree}{' '}
            </span>
            {chrome.copyright} {footer.designer}
          </p>
          <ThemeSwitch words={chrome.theme} />
        </div>
      </div>
    </footer>
  )
}

function Links({ id, heading, links }: { id: string; heading: string; links: ChromeLink[] }) {
  return (
    <nav aria-labelledby={`footer-${id}`}>
      <h2 id={`footer-${id}`}>{heading}</h2>
      <LinkList links={links} />
    </nav>
  )
}

function LinkList({ links }: { links: ChromeLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} {...(href.startsWith('http') && { rel: 'noreferrer' })}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
