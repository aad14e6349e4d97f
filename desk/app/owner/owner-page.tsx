import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, NavLink, Route, Routes, useLocation } from 'react-router'
import { ownerWords } from '#content/desk/owner.ts'
import ShieldCheck from '~icons/ph/shield-check'
import { useWords } from '../language.ts'
import { useMe } from '../session.tsx'
import { Page } from '../shell/page.tsx'
import { HealthTab } from './health-tab.tsx'
import { NumbersTab } from './numbers-tab.tsx'
import styles from './owner.module.css'
import { PricesTab } from './prices-tab.tsx'
import { StaffPage } from './staff-page.tsx'
import { TextsTab } from './texts-tab.tsx'
import { useWaiting } from './use-owner.ts'

const tabs: Record<'numbers' | 'health' | 'people' | 'prices' | 'texts', ReactNode> = {
  numbers: <NumbersTab />,
  health: <HealthTab />,
  people: <StaffPage />,
  prices: <PricesTab />,
  texts: <TextsTab />,
}
type Tab = keyof typeof tabs

/** A doctor has prices and texts; the owner has everything here. */
const tabsOf = {
  owner: ['numbers', 'health', 'people', 'prices', 'texts'],
  doctor: ['texts', 'prices'],
} as const

/** The clinic without its patients: numbers, jobs, people, prices, texts. */
export function OwnerPage() {
  const words = useWords(ownerWords)
  const { role } = useMe()
  const mine: readonly Tab[] = role === 'owner' ? tabsOf.owner : tabsOf.doctor
  const waiting: Partial<Record<Tab, number>> = useWaiting()
  const tabsRow = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On the phone the row of tabs scrolls sideways.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row follows the chosen tab
  useEffect(() => {
    tabsRow.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [pathname])
  return (
    <Page
      title={words.title}
      subtitle={
        <span className={styles.promise}>
          <ShieldCheck />
          {words.noNames}
        </span>
      }
    >
      <nav className={styles.tabs} aria-label={words.title} ref={tabsRow}>
        {mine.map((tab) => (
          <NavLink key={tab} to={`/owner/${tab}`}>
            {words.tabs[tab]} <Waiting count={waiting[tab]} />
          </NavLink>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div className={styles.body} tabIndex={0}>
        <Routes>
          {mine.map((tab) => (
            <Route key={tab} path={tab} element={tabs[tab]} />
          ))}
          <Route path="*" element={<Navigate to={`/owner/${mine[0]}`} replace />} />
        </Routes>
      </div>
    </Page>
  )
}

const Waiting = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 ? <b className={styles.waiting}>{count}</b> : null
