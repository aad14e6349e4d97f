import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OverbookingReason } from '#clinic/booking.ts'
import { bookWords } from '#content/desk/book.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import type { BookCommand, Caller, FreeHour, FreeTime, OpenTime } from '../../contract/book.ts'
import { command, get } from '../api.ts'
import { dateTimeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { refreshRows } from '../live/work-store.ts'
import { refusalIn } from '../refusal-in.ts'
import { offerUndo } from '../undo.ts'
import { keepCard } from './just-booked.ts'

const none: OpenTime[] = []

/** The times of all doctors, the next one first, and which of them are free. */
export function useOpenTimes(isNeeded = true) {
  const { data, isLoading } = useQuery({
    queryKey: ['times'],
    queryFn: () => get('/api/book/times'),
    staleTime: 0,
    enabled: isNeeded,
  })
  const all = data ?? none
  return { all, free: all.filter(({ isTaken }) => !isTaken), isLoading }
}

const noHours: FreeHour[] = []

/** The hours with room for a home collection or a test; null where it is neither. */
export function useFreeHours(kind: 'home-collection' | 'lab-test' | null) {
  const { data, isLoading } = useQuery({
    queryKey: ['times', kind],
    queryFn: () => get('/api/book/hours', { kind: kind! }),
    staleTime: 0,
    enabled: kind !== null,
  })
  return { hours: data ?? noHours, isLoading }
}

type Booking = {
  /** A person who was here before; null for a new one. */
  caller: Caller | null
  person: Extract<BookCommand['person'], { name: string }> | null
  time: FreeTime
  walkedIn: boolean
  /** Books a taken time all the same. */
  overbook?: OverbookingReason | undefined
}

/** Books, offers the undo, and keeps a card with what is read out. */
export function useBook(onBooked: () => void) {
  const words = useWords(bookWords)
  const { done } = useWords(todayWords)
  const language = useLanguage()
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function book({ caller, person, time, walkedIn, overbook }: Booking) {
    if (isSending) return
    setSending(true)
    setRefusal(null)
    try {
      const booked = await command('/api/commands/book', {
        at: time.at,
        doctor: time.doctor,
        walkedIn,
        ...(overbook && { overbook }),
        person: caller ? { bookingId: caller.bookingId } : person!,
      })
      const { reference, pin, token } = booked
      const name = caller?.name ?? person!.name
      const said = {
        text: [done.book, token && fill(words.token, { token })].filter(Boolean).join(' · '),
        name,
        when: dateTimeIn(language, time.at),
      }
      offerUndo(booked, said)
      keepCard({
        reference,
        pin,
        token: token ?? null,
        name,
        at: time.at,
        with: time.with,
        language: (caller ?? person!).language,
        way: person?.write ?? (caller?.reach.channel === 'email' ? null : (caller?.reach.channel ?? null)),
        leavesAt: booked.messageLeavesAt,
        said,
      })
      onBooked()
      await refreshRows([booked.bookingId], true).catch(() => {})
    } catch (error) {
      setRefusal(refusalIn(words.refused, error))
      await queries.invalidateQueries({ queryKey: ['times'] })
      setSending(false)
    }
  }
  return { book, isSending, refusal }
}
