import { useLocation } from 'react-router'
import CaretDown from '~icons/ph/caret-down-bold'
import List from '~icons/ph/list'
import MapPin from '~icons/ph/map-pin'
import Phone from '~icons/ph/phone'
import Close from '~icons/ph/x'
import { switchLanguage } from '../paths.ts'
import styles from './header.module.css'
import type { ChromeLink, SiteChrome } from './site-chrome.ts'

/** Marks the link of the current page. */
const useCurrent = () => {
  const { pathname } = useLocation()
  return (href: string) =>
    pathname.replace(/(.)\/$/, '$1') === href ? ({ 'aria-current': 'page' } as const) : {}
}

export function Header({ chrome, isDemo }: { chrome: SiteChrome; isDemo: boolean }) {
  return (
    <header className={styles.header} data-enhance="header">
      {isDemo && (
        <p className={styles.demonstration} data-demonstration="">
          {chrome.site.demonstration}
        </p>
      )}
      <TopBar chrome={chrome} />
      <MainBar chrome={chrome} />
    </header>
  )
}

function TopBar({ chrome: { clinic, topBar, site } }: { chrome: SiteChrome }) {
  return (
    <div className={styles.topBar}>
      <div className={`wrap ${styles.topBarRow}`}>
        <a href={clinic.mapUrl} rel="noreferrer">
          <MapPin />
          <span>{clinic.addressShort}</span>
          <span className="visually-hidden">
            , {topBar.mapLink} ({site.opensOtherSite})
          </span>
        </a>
        <p>
          <span>{topBar.help}</span>
          {clinic.phones.map((phone) => (
            <a key={phone.number} href={phone.href}>
              <Phone />
              <b>{phone.number}</b>
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}

function MainBar({ chrome }: { chrome: SiteChrome }) {
  const { language, other, header, site, links } = chrome
  const current = useCurrent()
  const { pathname } = useLocation()
  return (
    <div className={`wrap ${styles.mainBar}`}>
      <a className={styles.logo} href={links.home.href}>
        <img
          src={`/pictures/logo-${language}.svg`}
          width={language === 'en' ? 387 : 331}
          height="100"
          alt={header.logoAlt}
        />
      </a>
      <nav className={styles.wide} aria-label={site.mainNavLabel}>
        <ul>
          <MenuLink link={links.home} />
          <li className={styles.about}>
            <details name="menu">
              <summary>
                {header.about}
                <CaretDown />
              </summary>
            </details>
            <ul>
              {links.about.map((link) => (
                <MenuLink key={link.href} link={link} />
              ))}
            </ul>
          </li>
          {links.main.map((link) => (
            <MenuLink key={link.href} link={link} />
          ))}
        </ul>
      </nav>
      <a
        className={styles.language}
        href={switchLanguage(pathname)}
        hrefLang={other.language}
        aria-label={`${other.name}: ${other.label}`}
      >
        <span lang={other.language}>{other.name}</span>
      </a>
      <a
        className={`button button-primary ${styles.book}`}
        href={links.appointment.href}
        {...current(links.appointment.href)}
      >
        {links.appointment.label}
      </a>
      <NarrowMenu chrome={chrome} />
    </div>
  )
}

function MenuLink({ link }: { link: ChromeLink }) {
  const current = useCurrent()
  return (
    <li>
      <a href={link.href} {...current(link.href)}>
        {link.label}
      </a>
    </li>
  )
}

/** Below 768 px: the same links in a collapsible list, the two most used ones on top. */
function NarrowMenu({ chrome: { header, site, links } }: { chrome: SiteChrome }) {
  return (
    <details className={styles.narrow}>
      <summary>
        <List />
        <Close />
        <span className="visually-hidden">{header.openMenu}</span>
      </summary>
      <nav aria-label={site.mainNavLabel}>
        <p className={styles.first}>
          <a className="button button-primary" href={links.makeAppointment.href}>
            {links.makeAppointment.label}
          </a>
          <a className="button button-secondary" href={links.homeCollection.href}>
            {links.homeCollection.label}
          </a>
        </p>
        <ul>
          {[links.home, ...links.about, ...links.main, links.manageBooking].map((link) => (
            <MenuLink key={link.href} link={link} />
          ))}
        </ul>
      </nav>
    </details>
  )
}
