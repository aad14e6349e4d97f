import Clock from '~icons/ph/clock'
import Envelope from '~icons/ph/envelope-simple'
import MapPin from '~icons/ph/map-pin'
import Phone from '~icons/ph/phone'
import { Embed } from '../ui/embed.tsx'
import styles from './footer.module.css'
import type { ChromeLink, SiteChrome } from './site-chrome.ts'

export function Footer({ chrome }: { chrome: SiteChrome }) {
  const { clinic, footer, legal } = chrome
  return (
    <footer className={styles.footer}>
      <Brief chrome={chrome} />
      <div className={`wrap ${styles.whole}`}>
        <div className={styles.columns}>
          <div>
            <img
              className={styles.logo}
              src={`/pictures/logo-${chrome.language}-dark.svg`}
              width={chrome.language === 'en' ? 387 : 331}
              height="100"
              alt={clinic.name}
              loading="lazy"
            />
            <p className={styles.crisis}>{chrome.crisisLine}</p>
          </div>
          <Links id="services" heading={footer.services} links={chrome.links.services} />
          <Links id="support" heading={footer.support} links={chrome.links.support} />
          <div className={styles.reach}>
            <section aria-labelledby="footer-contact">
              <h2 id="footer-contact">{footer.contact}</h2>
              {clinic.phones.map((phone) => (
                <p key={phone.number} className={styles.line}>
                  <Phone />
                  <a href={phone.href}>{phone.number}</a>
                </p>
              ))}
              <p className={styles.line}>
                <Envelope />
                <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
              </p>
            </section>
            <section aria-labelledby="footer-hours">
              <h2 id="footer-hours">{footer.openingHours}</h2>
              {clinic.hours.map((session) => (
                <p key={session.range} className={styles.line}>
                  <Clock />
                  <span>{session.range}</span>
                </p>
              ))}
              {clinic.closed && <p>{clinic.closed}</p>}
            </section>
          </div>
          <section className={styles.map} aria-labelledby="footer-address">
            <Embed
              {...clinic.map}
              picture={<img src="/pictures/map.svg" width="640" height="320" alt="" loading="lazy" />}
            >
              <h2 id="footer-address">{footer.address}</h2>
              <p className={styles.line}>
                <MapPin />
                <span>{clinic.address}</span>
              </p>
            </Embed>
          </section>
        </div>
        <div className={styles.legal}>
          <p>{legal.foetalSexNotice}</p>
          <p>{legal.cookieFree}</p>
          <p>
            {chrome.copyright} {footer.designer}
          </p>
        </div>
      </div>
    </footer>
  )
}

/**
 * What a phone shows: when, where, the few links that are needed, and who helps at once. The rest of the footer
 * follows when it is asked for, without script.
 */
function Brief({ chrome }: { chrome: SiteChrome }) {
  const { clinic, links, site } = chrome
  return (
    <div className={`wrap ${styles.brief}`}>
      <h2>{site.openEveryDay}</h2>
      <p className={styles.hours}>
        {clinic.hours.map((session) => (
          <span key={session.range}>{session.range}</span>
        ))}
      </p>
      <p>{clinic.address}</p>
      <div className={styles.few}>
        <ul>
          {links.brief.map((link) => (
            <li key={link.href}>
              <a href={link.href} {...(link.href.startsWith('http') && { rel: 'noreferrer' })}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <details className={styles.more}>
          <summary>{site.allLinks}</summary>
        </details>
      </div>
      <p>{chrome.crisisLine}</p>
    </div>
  )
}

function Links({ id, heading, links }: { id: string; heading: string; links: ChromeLink[] }) {
  return (
    <nav className={styles.links} aria-labelledby={`footer-${id}`}>
      <h2 id={`footer-${id}`}>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
