import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import { useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { UndoBar } from '../ui/undo-bar.tsx'
import { type Said, type Undoable, undoLast, useUndoable } from '../undo.ts'

const SECONDS = 60

/** The bar at the foot of the work: what was just done, and how long it can be taken back. */
export function LastAction() {
  const undoable = useUndoable()
  const now = useNow('second')
  const left = undoable ? secondsUntil(undoable.until, now) : 0
  const isShown = undoable !== null && left > 0
  // Also when the minute is over: the key then says so.
  useKeys({ undo: () => void undoLast() }, { isActive: undoable !== null })
  return <div role="status">{isShown && <Bar undoable={undoable} left={left} now={now} />}</div>
}

function Bar({ undoable, left, now }: { undoable: Undoable; left: number; now: Date }) {
  const words = useWords(deskWords.undo)
  const { said, isUndone, leavesAt, state } = undoable
  const leaves = secondsUntil(leavesAt, now)
  const note =
    leaves > 0 ? fill(words.leavesIn, { seconds: leaves }) : fill(words.secondsLeft, { seconds: left })
  return (
    <UndoBar
      note={state === 'too-late' ? words.tooLate : note}
      secondsLeft={Math.min(left, SECONDS)}
      seconds={SECONDS}
      label={isUndone ? words.again : words.undo}
      keyCap={capsOf('undo')[0]!}
      onUndo={state === 'too-late' ? undefined : () => void undoLast()}
    >
      {isUndone && `${words.undone}: `}
      <Sentence said={said} />
    </UndoBar>
  )
}

/** The name stands alone, so that it can be hidden. */
function Sentence({ said }: { said: Said }) {
  const [before, after = ''] = said.text.split('{name}')
  return (
    <>
      {before}
      {said.name && <Private>{said.name}</Private>}
      {after}
    </>
  )
}

const secondsUntil = (at: number | null, now: Date) =>
  at ? Math.max(0, Math.ceil((at - now.getTime()) / 1000)) : 0
