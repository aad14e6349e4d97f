import { useEffect, useState } from 'react'
import type { WorkRow } from '../../contract/work-row.ts'
import type { View } from './work-view.ts'

/**
 * The one row in focus. It stays when rows change; when it leaves the list, the row in its place gets the focus. A
 * booking opened by a search or a URL takes the focus along.
 */
export function useSelection({ rows, firstAhead }: View, openId: string | undefined) {
  const [selected, setSelected] = useState<string | null>(null)
  const [place, setPlace] = useState(0)
  const index = rows.findIndex(({ id }) => id === selected)
  const [followed, setFollowed] = useState(openId)
  if (followed !== openId) {
    setFollowed(openId)
    const opened = rows.find(({ bookingId }) => bookingId === openId)
    if (opened && rows[index]?.bookingId !== openId) setSelected(opened.id)
  }
  useEffect(() => {
    if (index >= 0) {
      setPlace(index)
      return
    }
    const next =
      selected === null
        ? (rows.find(({ bookingId }) => bookingId === openId) ?? rows.find(({ id }) => id === firstAhead))
        : rows[Math.min(place, rows.length - 1)]
    setSelected((next ?? rows.at(-1))?.id ?? null)
  }, [index, rows, selected, place, firstAhead, openId])

  const focus = (id: string) => {
    setSelected(id)
    focusRow(id)
  }
  /** Down or up, as far as there are rows. */
  const step = (by: 1 | -1): WorkRow | undefined => {
    const to = rows[Math.max(0, Math.min(rows.length - 1, index + by))]
    if (!to) return undefined
    focus(to.id)
    return to
  }
  return { selected, row: rows[index], select: setSelected, focus, step }
}

/** At once: a delayed focus would undo a press that came in between. */
export const focusRow = (id: string) => document.getElementById(`row-${id}`)?.focus({ preventScroll: true })
