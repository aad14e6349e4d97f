import { useState } from 'react'
import { calendarWords } from '#content/desk/calendar.ts'
import type { Affected } from '../../contract/calendar.ts'
import type { WorkRow } from '../../contract/work-row.ts'
import { command, get } from '../api.ts'
import type { NewPlace } from '../booking/move-panel.tsx'
import { dateTimeIn } from '../clock.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { refusalIn } from '../refusal-in.ts'
import { offerUndo } from '../undo.ts'
import { useLookAgain } from './use-calendar.ts'

export type Moving = ReturnType<typeof useMoveInstead>

/** Moves one of the patients whom a closing would cancel. A moved patient leaves the list. */
export function useMoveInstead(rows: readonly Affected[], onRefused: (why: string) => void) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const lookAgain = useLookAgain()
  const [asking, setAsking] = useState<{ verb: 'move'; row: WorkRow } | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = rows.find(({ bookingId }) => bookingId === selectedId) ?? rows[0]
  const step = (by: 1 | -1) => () => {
    const next = selected && rows[rows.indexOf(selected) + by]
    if (!next) return
    setSelectedId(next.bookingId)
    document.getElementById(`affected-${next.bookingId}`)?.focus()
  }
  const ask = async ({ bookingId }: Affected) => {
    setSelectedId(bookingId)
    onRefused('')
    try {
      // Uses the current version: a booking that changed since the preview is not moved unseen.
      const { rows: found } = await get('/api/rows', { ids: bookingId })
      const row = found.find(({ id }) => id === bookingId)
      if (row) setAsking({ verb: 'move', row })
    } catch (error) {
      onRefused(refusalIn(words.refused, error))
    }
  }
  const move = async ({ bookingId, version, name }: WorkRow, place: NewPlace) => {
    setAsking(null)
    try {
      offerUndo(await command('/api/commands/move', { bookingId, version, ...place }), {
        text: words.moved,
        name,
        when: dateTimeIn(language, place.to),
      })
    } catch (error) {
      onRefused(refusalIn(words.refused, error))
    }
    await lookAgain()
  }
  useKeys(
    { next: step(1), previous: step(-1), move: () => selected && void ask(selected) },
    { isActive: !asking },
  )
  return {
    asking,
    selected,
    select: ({ bookingId }: Affected) => setSelectedId(bookingId),
    ask,
    move: (row: WorkRow, place: NewPlace) => void move(row, place),
    leave: () => setAsking(null),
  }
}
