import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { useWork } from './live/work-store.ts'
import { loadLater } from './load-later.tsx'
import { NamesProvider } from './privacy.tsx'
import { Session, SignInPage, useMe } from './session.tsx'
import { type Place, placesOf } from './shell/places.ts'
import { Account } from './shell/rail.tsx'
import { KeyHelp, Shell } from './shell/shell.tsx'
import { BookingPanel, TodayPage } from './today/today-page.tsx'

// The first script is the list of today. The other screens of a role are prefetched.
const CalendarPage = loadLater(async () => (await import('./calendar/calendar-page.tsx')).CalendarPage)
const AnswersPage = loadLater(async () => (await import('./answers/answers-page.tsx')).AnswersPage)
const RoundsPage = loadLater(async () => (await import('./rounds/rounds-page.tsx')).RoundsPage)
const OwnerPage = loadLater(async () => (await import('./owner/owner-page.tsx')).OwnerPage)
const later = {
  today: [BookingPanel],
  calendar: [CalendarPage],
  answers: [AnswersPage],
  rounds: [RoundsPage],
  owner: [OwnerPage],
} as const

// Nothing is refetched automatically: changes are pushed (live/).
const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 30_000 } },
})

export const Desk = () => (
  <QueryClientProvider client={queries}>
    <NamesProvider>
      <Session>
        {/* A transition may show the next screen several keys later: until then they would go to the one that was left. */}
        <BrowserRouter useTransitions={false}>
          <Screens />
        </BrowserRouter>
      </Session>
    </NamesProvider>
  </QueryClientProvider>
)

function Screens() {
  const me = useMe()
  const places = placesOf(me.role)
  const may = (place: (typeof places)[number]) => places.includes(place)
  return (
    <Shell>
      <Prefetch places={places} />
      <Routes>
        {may('today') && <Route path="/" element={<TodayPage />} />}
        {may('today') && <Route path="/booking/:id" element={<TodayPage />} />}
        {may('calendar') && <Route path="/calendar" element={<CalendarPage />} />}
        {may('answers') && <Route path="/answers" element={<AnswersPage />} />}
        {may('rounds') && <Route path="/rounds" element={<RoundsPage />} />}
        {may('owner') && <Route path="/owner/*" element={<OwnerPage />} />}
        <Route path="*" element={<Navigate to={places[0] === 'today' ? '/' : `/${places[0]}`} replace />} />
      </Routes>
    </Shell>
  )
}

/** Loads what this person can open, when the first screen has its rows: nothing competes with them for the line. */
function Prefetch({ places }: { places: readonly Place[] }) {
  const { isLoaded } = useWork()
  const isReady = isLoaded || !places.includes('today')
  useEffect(() => {
    if (!isReady) return
    for (const screen of [...places.flatMap((place) => later[place]), KeyHelp, Account, SignInPage])
      screen.prefetch()
  }, [isReady, places])
  return null
}
