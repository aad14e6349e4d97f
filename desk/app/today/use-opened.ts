import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { WorkRow } from '../../contract/work-row.ts'
import { focusRow, type useSelection } from './use-selection.ts'
import type { Asking } from './use-verbs.ts'

/** What is opened beside the list: the booking of the URL, or the question of a verb. */
export function useOpened(
  openId: string | undefined,
  { selected, step }: Pick<ReturnType<typeof useSelection>, 'selected' | 'step'>,
) {
  const navigate = useNavigate()
  const [asking, ask] = useState<Asking | null>(null)
  const open = useCallback((row: WorkRow) => navigate(`/booking/${row.bookingId}`), [navigate])
  return {
    asking,
    ask,
    open,
    isOpen: asking !== null || openId !== undefined,
    close() {
      ask(null)
      if (openId) navigate('/')
      if (selected) focusRow(selected)
    },
    /** Down or up; an opened booking gives way to that of the row. */
    walk(by: 1 | -1) {
      const to = step(by)
      if (to && openId) navigate(`/booking/${to.bookingId}`, { replace: true })
    },
  }
}
