import { useLocation } from 'react-router'
import CaretDown from '~icons/ph/caret-down-bold'
import CaretLeft from '~icons/ph/caret-left'
import List from '~icons/ph/list'
import MapPin from '~icons/ph/map-pin'
import Phone from '~icons/ph/phone'
import Close from '~icons/ph/x'
import { switchLanguage } from '../paths.ts'
import { data } from '../ui/script/data-attributes.ts'
import { backFrom } from './frame.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import type { ChromeLink, SiteChrome } from './site-chrome.ts'

/** Marks the link of the current page, or of the section it belongs to. */
const useCurrent = () => {
  const { pathname } = useLocation()
  return ({ href, section }: ChromeLink) => {
    if (pathname.replace(/(.)\/$/, '$1') === href) return { 'aria-current': 'page' } as const
    return section && pathname.startsWith(section) ? ({ 'aria-current': 'true' } as const) : {}
  }
}

type Props = { chrome: SiteChrome; isDemo: boolean; isForm: boolean }

export function Header({ chrome, isDemo, isForm }: Props) {
  return (
    <header
      className={isForm ? `${styles.header} ${styles.form}` : styles.header}
      {...data({ enhance: 'header' })}
    >
      {isDemo && (
        <p className={styles.demonstration} data-demonstration="">
          {chrome.site.demonstration}
        </p>
      )}
      <TopBar chrome={chrome} />
      {isForm ? <FormBar chrome={chrome} /> : <MainBar chrome={chrome} />}
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
  const { appointment } = chrome.links
  const current = useCurrent()
  return (
    <div className={`wrap ${styles.mainBar}`}>
      <Logo chrome={chrome} isBrief={false} />
      <WideMenu chrome={chrome} />
      <LanguageLink chrome={chrome} />
      <a className={`button button-primary ${styles.book}`} href={appointment.href} {...current(appointment)}>
        {appointment.label}
      </a>
      <NarrowMenu chrome={chrome} />
    </div>
  )
}

/** On a phone a form has Back and Call in place of the menu, and nothing that looks like its own button. */
function FormBar({ chrome }: { chrome: SiteChrome }) {
  const { site, dock } = chrome
  const { href, isHistory } = backFrom(useLocation().pathname)
  return (
    <div className={`wrap ${styles.mainBar}`}>
      <a
        className={`${styles.square} ${styles.back}`}
        href={href}
        aria-label={site.back}
        {...(isHistory && data({ enhance: 'go-back' }))}
      >
        <CaretLeft />
      </a>
      <Logo chrome={chrome} isBrief />
      <WideMenu chrome={chrome} />
      <LanguageLink chrome={chrome} />
      <a className={styles.square} href={dock.call.href} aria-label={site.callUs}>
        <Phone />
      </a>
    </div>
  )
}

function WideMenu({ chrome: { header, site, links } }: { chrome: SiteChrome }) {
  return (
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
  )
}

function LanguageLink({ chrome: { other } }: { chrome: SiteChrome }) {
  const { pathname } = useLocation()
  return (
    <a
      className={styles.language}
      href={switchLanguage(pathname)}
      hrefLang={other.language}
      aria-label={`${other.name}: ${other.label}`}
    >
      <span lang={other.language}>{other.name}</span>
    </a>
  )
}

function MenuLink({ link }: { link: ChromeLink }) {
  const current = useCurrent()
  return (
    <li>
      <a href={link.href} {...current(link)}>
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
          {links.homeCollection && (
            <a className="button button-secondary" href={links.homeCollection.href}>
              {links.homeCollection.label}
            </a>
          )}
        </p>
        <ul>
          {[links.search, links.home, ...links.about, ...links.main, links.manageBooking].map((link) => (
            <MenuLink key={link.href} link={link} />
          ))}
        </ul>
      </nav>
    </details>
  )
}
