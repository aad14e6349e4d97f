import { firstNameOf } from '#clinic/desk/short-name.ts'
import { deskWords } from '#content/desk/common.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import UsersThree from '~icons/ph/users'
import WarningCircle from '~icons/ph/warning-circle'
import type { WorkRow } from '../../contract/work-row.ts'
import { timeIn, useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { dismiss } from '../live/give-command.ts'
import type { Pending } from '../live/work-state.ts'
import { Private } from '../privacy.tsx'
import { Button } from '../ui/button.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import styles from './refusals.module.css'
import { waitIn } from './row-words.ts'

type Props = { row: WorkRow; pending: Pending; onMove: (() => void) | undefined }

/** Refusals after which a retry may succeed. */
const repeatable = new Set(['no-connection', 'error'])

/** A refused command: the reason, and the nearest thing that works. */
export function Refused({ row, pending, onMove }: Props) {
  const words = useWords(todayWords)
  const reasons: Record<string, string> = words.refused.reasons
  const { close } = useWords(deskWords)
  const again = () => pending.again?.()
  // A time that is gone leads to the other times; no retry is offered where it cannot succeed.
  const movesOn = (pending.verb === 'move' || pending.verb === 'confirm') && onMove
  const canWork = repeatable.has(pending.reason ?? '')
  useKeys({ ...(canWork && { again }), close: () => dismiss(row), ...(movesOn && { move: onMove }) })
  return (
    <StatusStrip
      tone="off"
      icon={WarningCircle}
      title={
        <>
          <Private>{row.name}</Private> {fill(words.refused.still, { state: words.states[row.state] })}
        </>
      }
      action={
        movesOn ? (
          <Button keyCap={capsOf('move')} onClick={onMove}>
            {words.verbs.move}
          </Button>
        ) : canWork ? (
          <Button keyCap={capsOf('again')} onClick={again}>
            {words.refused.again}
          </Button>
        ) : (
          <Button keyCap={capsOf('close')} onClick={() => dismiss(row)}>
            {close}
          </Button>
        )
      }
    >
      {reasons[pending.reason ?? 'other'] ?? words.refused.reasons.other}
    </StatusStrip>
  )
}

/** The current state of a booking that another person has changed meanwhile. */
type Changed = {
  startsAt: string | null
  last?: { at: string; name: string | null } | undefined
  versions: Record<string, number>
}

/** Two people changed one row: both versions side by side. */
export function Conflict({ row, pending }: Omit<Props, 'onMove'>) {
  const words = useWords(todayWords)
  const language = useLanguage()
  const now = useNow('second')
  const changed = pending.details as Changed | undefined
  const take = () => dismiss(row)
  const keep = () => pending.again?.(changed?.versions[row.bookingId])
  useKeys({ 'digit-1': take, 'digit-2': keep, close: take })
  const at = changed?.last?.at
  const who = changed?.last?.name ? firstNameOf(changed.last.name) : words.conflict.somebody
  return (
    <section className={styles.conflict}>
      <StatusStrip
        tone="wait"
        icon={UsersThree}
        title={fill(words.conflict.changed, {
          who: changed?.last?.name ?? words.conflict.somebody,
          ago: at ? agoIn(now.getTime() - Date.parse(at)) : '',
        })}
      >
        {words.conflict.nothingLost}
      </StatusStrip>
      <h2>
        <Private>{row.name}</Private>, <Emphasis>{words.conflict.which}</Emphasis>
      </h2>
      <div className={styles.versions}>
        <div className={styles.theirs}>
          <p>{fill(words.conflict.theirs, { who, time: at ? timeIn(language, at) : '' })}</p>
          <b>
            {words.states[row.state]}
            {changed?.startsAt && `, ${timeIn(language, changed.startsAt)}`}
          </b>
          <Button kind="primary" keyCap="1" onClick={take}>
            {fill(words.conflict.take, { who })}
          </Button>
        </div>
        <div>
          <p>{words.conflict.yours}</p>
          <b>{words.verbs[pending.verb]}</b>
          <Button keyCap="2" onClick={keep}>
            {words.conflict.keep}
          </Button>
        </div>
      </div>
      <p className={styles.note}>{words.conflict.note}</p>
    </section>
  )

  function agoIn(ms: number): string {
    const seconds = Math.max(1, Math.round(ms / 1000))
    return seconds < 60 ? fill(words.conflict.seconds, { seconds }) : waitIn(language, ms)
  }
}
