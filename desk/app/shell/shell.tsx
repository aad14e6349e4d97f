import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { deskWords } from '#content/desk/common.ts'
import { hideKeys, showKeys, useShowsKeys } from '../keys/key-help-open.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { followWork } from '../live/work-store.ts'
import { loadLater } from '../load-later.tsx'
import { useNames } from '../privacy.tsx'
import { useMe } from '../session.tsx'
import { Broken } from './broken.tsx'
import { pathOf, placesOf } from './places.ts'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'

export const KeyHelp = loadLater(async () => (await import('../keys/key-help.tsx')).KeyHelp)

/** A failed page is tried again on another screen; an opened booking is the same screen as the list. */
const placeAt = (pathname: string) => pathname.split('/')[1]!.replace('booking', '')

/** The rail, the keys that work everywhere, and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useWords(deskWords)
  const { role } = useMe()
  const { toggle } = useNames()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const showsKeys = useShowsKeys()
  const places = placesOf(role)
  const hasRows = places.includes('today')
  useEffect(() => followWork({ hasRows }), [hasRows])
  const go = (place: 'today' | 'calendar' | 'answers' | 'rounds') =>
    places.includes(place) ? { [`go-${place}`]: () => navigate(pathOf(place)) } : {}
  useKeys({
    'hide-names': toggle,
    keys: showKeys,
    ...go('today'),
    ...go('calendar'),
    ...go('answers'),
    ...go('rounds'),
  })
  return (
    <div className={`${styles.desk} ${role === 'owner' ? styles.withoutPatients : ''}`}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Rail places={places} />
      <Broken key={placeAt(pathname)}>{children}</Broken>
      {showsKeys && <KeyHelp onClose={hideKeys} />}
    </div>
  )
}
