import type { Commands, RowVerb } from '../../contract/commands.ts'
import type { WorkRow } from '../../contract/work-row.ts'
import { command, RefusedError } from '../api.ts'
import { offerUndo, type Said, sayAlready } from '../undo.ts'
import { noted, type Pending, reorder } from './work-state.ts'
import { refreshRows, updateWork, workNow } from './work-store.ts'

type Last = Parameters<typeof sayAlready>[1]

type Given<Verb extends RowVerb> = {
  /** The input besides the booking: the new time. */
  body: Omit<Commands[Verb]['input'], 'bookingId' | 'version'>
  said: Said
}

/** Safe to send late: these record what has happened. */
const kept: ReadonlySet<RowVerb> = new Set(['check-in', 'seen'])

/** Commands on one booking run in sequence. */
const queues = new Map<string, Promise<void>>()

/** Shows the change on the row at once and sends the command; the row of the answer replaces it. */
export function giveCommand<Verb extends RowVerb>(
  row: WorkRow,
  verb: Verb,
  given: Given<Verb>,
): Promise<void> {
  const give = (version: number) => {
    const pending: Pending = {
      verb,
      state: 'saving',
      again: (newer) => void give(newer ?? currentVersion(row)),
    }
    updateWork((state) => noted(state, row.id, pending))
    const before = queues.get(row.bookingId) ?? Promise.resolve()
    const sent = before.then(() => send(row, pending, version, given))
    queues.set(row.bookingId, sent)
    return sent
  }
  return give(row.version)
}

const currentVersion = ({ id, version }: WorkRow) => workNow().rows.get(id)?.version ?? version

async function send(row: WorkRow, pending: Pending, version: number, { body, said }: Given<RowVerb>) {
  const note = (next: Pending | null) => updateWork((state) => noted(state, row.id, next))
  try {
    const answer = await command(
      `/api/commands/${pending.verb}`,
      { bookingId: row.bookingId, version, ...body },
      kept.has(pending.verb) ? 'until-answered' : 'a-moment',
    )
    const made = answer.versions[row.bookingId]
    note(made === undefined ? null : { ...pending, version: made })
    offerUndo(answer, said)
    await refreshRows([row.bookingId]).catch(() => {})
    if (pending.verb === 'move') updateWork(reorder)
  } catch (error) {
    const reason = error instanceof RefusedError ? error.reason : 'no-connection'
    const details = error instanceof RefusedError ? error.details : undefined
    if (reason === 'already') {
      sayAlready(said, (details as { last?: Last } | undefined)?.last ?? null)
      return dismiss(row)
    }
    note({ ...pending, state: reason === 'changed' ? 'conflict' : 'refused', reason, details })
  }
}

/** Dismisses a refused command; the row shows the stored state. */
export function dismiss(row: WorkRow) {
  updateWork((state) => noted(state, row.id, null))
  void refreshRows([row.bookingId]).catch(() => {})
}
