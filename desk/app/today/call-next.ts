import { isWaiting, isWithDoctor } from '#clinic/desk/work-state.ts'
import type { Role } from '../../contract/roles.ts'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import type { View } from './work-view.ts'

type Calling = {
  view: View
  row: WorkRow | undefined
  role: Role
  onVerb: (row: WorkRow, verb: Verb) => void
  focus: (id: string) => void
}

/** One key between two patients: marks the one inside as seen, calls the next one in, and focuses that row. */
export function callNextToken({ view, row, role, onVerb, focus }: Calling) {
  const next = nextToken(view, row)
  if (!next) return
  const inside = view.rows.find(isWithDoctor)
  if (role === 'doctor' && inside) onVerb(inside, 'seen')
  onVerb(next, 'call-in')
  if (role === 'doctor') focus(next.id)
}

/** The lowest waiting token for the doctor of the row in focus, or for any doctor. */
function nextToken({ rows }: View, row: WorkRow | undefined): WorkRow | undefined {
  const waiting = rows.filter(isWaiting).sort((a, b) => (a.token ?? 0) - (b.token ?? 0))
  return waiting.find((one) => one.with === row?.with) ?? waiting[0]
}
