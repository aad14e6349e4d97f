import { useState } from 'react'
import { dayOf } from '#clinic/time.ts'
import { bookWords } from '#content/desk/book.ts'
import { facts } from '#content/facts.ts'
import { useNow } from '../clock.ts'
import { useWords } from '../language.ts'
import { useTimes } from './times.tsx'
import { timesFor } from './times-for-walk-in.ts'
import { useOpenTimes } from './use-book.ts'

/** The list of times, the chosen one, and the note about it. */
export function useWhen(walkedIn: boolean) {
  const words = useWords(bookWords)
  const now = useNow()
  const today = dayOf(now)
  const { free, all, isLoading } = useOpenTimes()
  const [wantsAbove, setWantsAbove] = useState(false)
  const { offered, isAbove, isFull } = timesFor({ free, all, walkedIn, wantsAbove, today })
  const times = useTimes(offered)
  const isHere = walkedIn && times.chosen !== undefined && dayOf(new Date(times.chosen.at)) === today
  const noteOf = () => {
    const typing = facts.doctors.length > 1 ? words.typingDoctor : words.typing
    if (isLoading) return typing
    if (isFull) return words.walkIn.full
    if (isAbove) return words.above.note
    if (offered.length === 0) return words.noTimes
    return walkedIn ? (isHere ? words.walkIn.note : words.walkIn.over) : typing
  }
  return {
    times,
    isLoading,
    isAbove,
    /** The patient is checked in with the booking. */
    isHere,
    note: noteOf(),
    toggleAbove: () => setWantsAbove(!wantsAbove),
  }
}
