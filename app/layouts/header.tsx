import { useLocation } from 'react-router'
import Calendar from '~icons/ph/calendar-check'
import CaretDown from '~icons/ph/caret-down-bold'
import CaretLeft from '~icons/ph/caret-left'
import Lotus from '~icons/ph/flower-lotus'
import Woman from '~icons/ph/gender-female'
import House from '~icons/ph/house-line'
import List from '~icons/ph/list'
import MagnifyingGlass from '~icons/ph/magnifying-glass'
import MapPin from '~icons/ph/map-pin'
import Phone from '~icons/ph/phone'
import TestTube from '~icons/ph/test-tube'
import Ticket from '~icons/ph/ticket'
import Close from '~icons/ph/x'
import { switchLanguage } from '../paths.ts'
import { data } from '../ui/script/data-attributes.ts'
import { backFrom } from './frame.ts'
import type { ChromeLink, MenuRow } from './frame-links.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import type { SiteChrome } from './site-chrome.ts'
import { ThemeSwitch } from './theme-switch.tsx'

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
  const { appointment, search } = chrome.links
  const current = useCurrent()
  return (
    <div className={`wrap ${styles.mainBar}`}>
      <Logo chrome={chrome} isBrief={false} />
      <WideMenu chrome={chrome} />
      <a className={styles.square} href={search.href} aria-label={search.label} {...current(search)}>
        <MagnifyingGlass />
      </a>
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
        {links.departments.map((link) => (
          <MenuLink key={link.href} link={link} />
        ))}
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
        <MenuLink link={links.contact} />
        <MenuLink link={links.myBooking} />
      </ul>
    </nav>
  )
}

function LanguageLink({ chrome: { other } }: { chrome: SiteChrome }) {
  const { pathname } = useLocation()
  if (!other) return null
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

const icons: Record<MenuRow['id'], typeof Ticket> = {
  myBooking: Ticket,
  gynaecology: Woman,
  psychiatric: Lotus,
  pathology: TestTube,
  homeCollection: House,
  makeAppointment: Calendar,
}

/** Below 768 px: the most common destinations, each with a line about it, then the rest in small text. */
function NarrowMenu({ chrome: { header, site, links, dock, theme } }: { chrome: SiteChrome }) {
  const current = useCurrent()
  return (
    <details className={styles.narrow}>
      <summary>
        <List />
        <Close />
        <span className="visually-hidden">{header.openMenu}</span>
      </summary>
      <nav aria-label={site.mainNavLabel}>
        <ul className={styles.rows}>
          {[...links.rows, links.appointmentRow].map((row) => {
            const Icon = icons[row.id]
            return (
              <li key={row.id}>
                <a href={row.href} {...current(row)}>
                  <Icon />
                  <span>
                    <b>{row.label}</b>
                    <small>{row.line}</small>
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
        <ul className={styles.small}>
          {links.small.map((link) => (
            <MenuLink key={link.href} link={link} />
          ))}
        </ul>
        <p>
          <a className="button button-secondary" href={dock.call.href}>
            <Phone />
            {dock.call.label}
          </a>
        </p>
        <ThemeSwitch words={theme} />
      </nav>
    </details>
  )
}
