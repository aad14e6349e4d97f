import { memo } from 'react'
import { isOver } from '#clinic/desk/verbs.ts'
import { isCancelled, isWaitingForPatient, isWithDoctor } from '#clinic/desk/work-state.ts'
import { deskWords } from '#content/desk/common.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import Calendar from '~icons/ph/calendar-blank'
import Chat from '~icons/ph/chat-centered-text'
import Envelope from '~icons/ph/envelope-simple'
import Hourglass from '~icons/ph/hourglass'
import House from '~icons/ph/house-line'
import PhoneCall from '~icons/ph/phone-call'
import TestTube from '~icons/ph/test-tube'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import type { Pending } from '../live/work-state.ts'
import { Private, useNames } from '../privacy.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import { Token } from '../ui/token.tsx'
import { RowState } from './row-state.tsx'
import { dueIn, dueMomentIn, isDeadline } from './row-words.ts'
import styles from './work-table.module.css'

const kindIcons = {
  appointment: Calendar,
  'home-collection': House,
  'lab-test': TestTube,
  enquiry: Envelope,
  complaint: Chat,
  call: PhoneCall,
}

type Props = {
  row: WorkRow
  /** The first is the next one. */
  verbs: readonly Verb[]
  pending: Pending | undefined
  isSelected: boolean
  isFresh: boolean
  /** "Rekha is on this". */
  other: string | undefined
  now: Date
  onSelect: (id: string) => void
  onVerb: (row: WorkRow, verb: Verb) => void
}

/**
 * One line of the work list. The whole line has focus; its cells have none, except the button of the next verb for
 * the pointer.
 */
export const WorkLine = memo(function WorkLine(props: Props) {
  const { row, verbs, pending, isSelected, isFresh, other, now, onSelect, onVerb } = props
  const words = useWords(todayWords)
  const common = useWords(deskWords)
  const language = useLanguage()
  const { areHidden } = useNames()
  // A finished row has no next verb; it can still be opened.
  const next = isOver(row) ? undefined : verbs[0]
  const label = fill(words.rowLabel, {
    time: dueIn(language, row, now),
    name: areHidden ? common.names.hiddenName : row.name,
  })
  const looks = [
    styles.line,
    isSelected && styles.selected,
    isFresh && styles.fresh,
    isOver(row) && styles.over,
    isCancelled(row) && styles.cancelled,
    row.token !== null && styles.hasToken,
  ]
  return (
    <tr
      id={`row-${row.id}`}
      className={looks.filter(Boolean).join(' ')}
      aria-label={label}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      onFocus={() => onSelect(row.id)}
      onClick={() => onSelect(row.id)}
      onDoubleClick={() => verbs.includes('open') && onVerb(row, 'open')}
    >
      <When row={row} now={now} />
      <td className={styles.token}>
        {row.token !== null && (
          <Token number={row.token} tone={isWithDoctor(row) ? 'deep' : 'pale'} label={common.token} />
        )}
      </td>
      <td className={styles.who}>
        <span className={styles.name}>
          <Private>{row.name}</Private>
        </span>
      </td>
      <Kind row={row} />
      <td className={styles.with}>{row.with}</td>
      <td className={styles.reach}>
        <ReachBadge reach={row.reach} />
      </td>
      <td className={styles.state}>
        <RowState row={row} pending={pending} other={other} now={now} />
      </td>
      <td className={styles.next}>
        {pending?.state === 'refused' && pending.again ? (
          <Next label={words.refused.again} cap={capsOf('again')[0]!} onClick={() => pending.again!()} />
        ) : (
          !pending &&
          next && <Next label={words.verbs[next]} cap={capsOf(next)[0]!} onClick={() => onVerb(row, next)} />
        )}
      </td>
    </tr>
  )
})

function When({ row, now }: { row: WorkRow; now: Date }) {
  const { by } = useWords(todayWords)
  const language = useLanguage()
  const [before, after] = isDeadline(row) ? by.split('{time}') : ['', '']
  const [clock = '', period] = dueMomentIn(language, row, now).split(/ (?=am|pm)/)
  return (
    <td className={styles.when}>
      {before && <small>{before}</small>}
      <b>{clock}</b>
      {period && <small> {period}</small>}
      {after && <small>{after}</small>}
    </td>
  )
}

function Kind({ row }: { row: WorkRow }) {
  const { kind, state } = row
  const words = useWords(todayWords)
  const Icon = isWaitingForPatient(row) ? Hourglass : kindIcons[kind]
  const special = { 'time-to-agree': words.kinds.toAgree, 'waits-for-patient': words.kinds.toSay }
  const text = state in special ? special[state as keyof typeof special] : words.kinds[kind]
  return (
    <td className={styles.kind}>
      <span>
        <Icon />
        <span className="pc-only">{text}</span>
        <span className="phone-only">{words.shortKinds[kind]}</span>
      </span>
    </td>
  )
}

/** For pointer and touch. By keyboard the list has the key, so the button is no tab stop. */
const Next = ({ label, cap, onClick }: { label: string; cap: string; onClick: () => void }) => (
  <button
    type="button"
    className={styles.verb}
    tabIndex={-1}
    onClick={(event) => {
      event.stopPropagation()
      onClick()
    }}
  >
    {label} <KeyCap>{cap}</KeyCap>
  </button>
)
