import { useLocation } from 'react-router'
import MapPin from '~icons/ph/map-pin'
import Phone from '~icons/ph/phone'
import { pathIn, switchLanguage } from '../paths.ts'
import type { Frame } from './frame.ts'
import styles from './header.module.css'

export function Header({ frame }: { frame: Frame }) {
  return (
    <header>
      <TopBar frame={frame} />
      <MainBar frame={frame} />
    </header>
  )
}

function TopBar({ frame: { clinic, topBar, site } }: { frame: Frame }) {
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

function MainBar({ frame: { language, other, header, site } }: { frame: Frame }) {
  const { pathname } = useLocation()
  const current = (path: string) => (pathname === path ? ({ 'aria-current': 'page' } as const) : {})
  const home = pathIn(language, '/')
  const appointment = pathIn(language, '/appoitment')
  return (
    <div className={`wrap ${styles.mainBar}`}>
      <a className={styles.logo} href={home}>
        <img
          src={`/pictures/logo-${language}.svg`}
          width={language === 'en' ? 387 : 331}
          height="100"
          alt={header.logoAlt}
        />
      </a>
      <nav aria-label={site.mainNavLabel}>
        <ul className={styles.links}>
          <li>
            <a href={home} {...current(home)}>
              {header.home}
            </a>
          </li>
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
      <a className={`button button-primary ${styles.book}`} href={appointment} {...current(appointment)}>
        {header.appointment}
      </a>
    </div>
  )
}
