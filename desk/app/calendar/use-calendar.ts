import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SessionId } from '#clinic/slots.ts'
import { get } from '../api.ts'
import { onAnyChange } from '../live/work-store.ts'

const CALENDAR = 'calendar'
/** Changes within this time cause one refetch. */
const GATHERED_MS = 150

export const useCalendarDay = (day: string, isActive: boolean) =>
  useQuery({
    queryKey: [CALENDAR, 'day', day],
    queryFn: ({ signal }) => get('/api/calendar/day', { day }, signal),
    enabled: isActive,
    placeholderData: keepPreviousData,
  })

export const useCalendarWeek = (from: string, isActive: boolean) =>
  useQuery({
    queryKey: [CALENDAR, 'week', from],
    queryFn: ({ signal }) => get('/api/calendar/week', { from }, signal),
    enabled: isActive,
    placeholderData: keepPreviousData,
  })

export type ClosingWish = { doctor: string; from: string; until: string; session: SessionId | '' }

export const useClosingPreview = (wish: ClosingWish, isComplete: boolean) =>
  useQuery({
    queryKey: [CALENDAR, 'close', wish],
    queryFn: ({ signal }) => get('/api/calendar/closing', wish, signal),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  })

type DelayWish = { doctor: string; session: SessionId; minutes: number }

/** Null: the wish is not complete yet. */
export const useDelayPreview = (wish: DelayWish | null) =>
  useQuery({
    queryKey: [CALENDAR, 'late', wish],
    queryFn: ({ signal }) => get('/api/calendar/delay', { ...wish!, minutes: String(wish!.minutes) }, signal),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Refetches all calendar data on the screen. */
export function useLookAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [CALENDAR] })
}

/** Refetches when a booking or the calendar changes, at a desk or on the site. */
export function useLiveCalendar() {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onAnyChange(() => {
      clearTimeout(timer)
      timer = setTimeout(() => queries.invalidateQueries({ queryKey: [CALENDAR] }), GATHERED_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries])
}
