import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { CalendarPage } from './calendar/calendar-page.tsx'
import { loadLater } from './load-later.ts'
import { NamesProvider } from './privacy.tsx'
import { RoundsPage } from './rounds/rounds-page.tsx'
import { Session, useMe } from './session.tsx'
import { placesOf } from './shell/places.ts'
import { Shell } from './shell/shell.tsx'
import { TodayPage } from './today/today-page.tsx'

// Few people open it, and seldom: without it the first script is smaller.
const OwnerPage = lazy(async () => ({ default: (await import('./owner/owner-page.tsx')).OwnerPage }))

const useAnswersPage = loadLater(async () => (await import('./answers/answers-page.tsx')).AnswersPage)

// Nothing is refetched automatically: changes are pushed (live/).
const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 30_000 } },
})

export const Desk = () => (
  <QueryClientProvider client={queries}>
    <NamesProvider>
      <Session>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </Session>
    </NamesProvider>
  </QueryClientProvider>
)

function Screens() {
  const me = useMe()
  const places = placesOf(me.role)
  const AnswersPage = useAnswersPage()
  const may = (place: (typeof places)[number]) => places.includes(place)
  return (
    <Shell>
      <Routes>
        {may('today') && <Route path="/" element={<TodayPage />} />}
        {may('today') && <Route path="/booking/:id" element={<TodayPage />} />}
        {may('calendar') && <Route path="/calendar" element={<CalendarPage />} />}
        {may('answers') && <Route path="/answers" element={AnswersPage && <AnswersPage />} />}
        {may('rounds') && <Route path="/rounds" element={<RoundsPage />} />}
        {may('owner') && (
          <Route
            path="/owner/*"
            element={
              <Suspense>
                <OwnerPage />
              </Suspense>
            }
          />
        )}
        <Route path="*" element={<Navigate to={places[0] === 'today' ? '/' : `/${places[0]}`} replace />} />
      </Routes>
    </Shell>
  )
}
