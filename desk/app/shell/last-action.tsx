import { firstNameOf } from '#clinic/desk/short-name.ts'
import { bookingWords } from '#content/desk/booking.ts'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import { timeIn, useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { UndoBar } from '../ui/undo-bar.tsx'
import { isRefused, redo, type Said, type Undoable, undo, useUndoables } from '../undo.ts'

const SECONDS = 60
const SHOWN_AT_MOST = 3

/** At the foot of the page: the last actions, the newest first, and how long each can be undone. */
export function LastAction() {
  const undoables = useUndoables()
  const now = useNow('second')
  const shown = undoables.filter(({ until }) => until > now.getTime()).slice(0, SHOWN_AT_MOST)
  // Also when the minute is over: the key then says so.
  useKeys({ undo: () => void undo(), redo: () => void redo() }, { isActive: undoables.length > 0 })
  const next = shown.find(({ isUndone, state }) => !isUndone && !isRefused(state))
  return (
    <div role="status">
      {shown.map((undoable) => (
        <Bar
          key={`${undoable.action} ${undoable.at}`}
          undoable={undoable}
          isNext={undoable === (next ?? shown[0])}
          now={now}
        />
      ))}
    </div>
  )
}

function Bar({ undoable, isNext, now }: { undoable: Undoable; isNext: boolean; now: Date }) {
  const words = useWords(deskWords.undo)
  const { said, isUndone, state } = undoable
  const note = useNote(undoable, now)
  const key = isUndone ? 'redo' : 'undo'
  return (
    <UndoBar
      note={note}
      secondsLeft={secondsUntil(undoable.until, now)}
      seconds={SECONDS}
      label={isUndone ? words.again : words.undo}
      keyCap={isNext ? capsOf(key) : []}
      onUndo={isRefused(state) ? undefined : () => void (isUndone ? redo(undoable) : undo(undoable))}
    >
      {isUndone && `${words.undone}: `}
      <Sentence said={said} />
    </UndoBar>
  )
}

/** When the message leaves and whether a call task is pending; or why the undo was refused, by whom and when. */
function useNote({ state, leavesAt, until, callOwed, isUndone }: Undoable, now: Date): string {
  const words = useWords(deskWords.undo)
  const actions: Record<string, string> = useWords(bookingWords.looks).actions
  const { patient } = useWords(bookingWords.looks)
  const language = useLanguage()
  if (isRefused(state)) {
    const { why, last } = state
    if (!last || (why === 'already' && !last.name)) return words[why === 'already' ? 'alreadyDone' : why]
    const name = last.name ? firstNameOf(last.name) : patient
    if (why === 'already') return fill(words.already, { name, time: timeIn(language, last.at) })
    const did = fill(actions[last.action] ?? actions.other!, { name })
    return fill(words.since, { did, time: timeIn(language, last.at) })
  }
  const leaves = secondsUntil(leavesAt, now)
  if (leaves > 0) return fill(words.leavesIn, { seconds: leaves })
  const left = fill(words.secondsLeft, { seconds: secondsUntil(until, now) })
  return callOwed && !isUndone ? `${words.callOwed} · ${left}` : left
}

/** The name stands alone, so that it can be hidden. */
function Sentence({ said }: { said: Said }) {
  const [before, after = ''] = fill(said.text, { name: '{name}', when: said.when ?? '' }).split('{name}')
  return (
    <>
      {before}
      {said.name && <Private>{said.name}</Private>}
      {after}
    </>
  )
}

/** The clock of the screen may be a second behind that of the desk. */
const secondsUntil = (at: number | null, now: Date) =>
  at ? Math.min(SECONDS, Math.max(0, Math.ceil((at - now.getTime()) / 1000))) : 0
