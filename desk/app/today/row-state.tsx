import { isExpected, isToAnswer, isWaiting, isWithDoctor } from '#clinic/desk/work-state.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import type { In, Language } from '#content/language.ts'
import ArrowClockwise from '~icons/ph/arrow-clockwise'
import Calendar from '~icons/ph/calendar-blank'
import Check from '~icons/ph/check'
import Clock from '~icons/ph/clock'
import ClockCountdown from '~icons/ph/clock-countdown'
import Hourglass from '~icons/ph/hourglass'
import MinusCircle from '~icons/ph/minus-circle'
import Moped from '~icons/ph/moped'
import PhoneCall from '~icons/ph/phone-call'
import SignOut from '~icons/ph/sign-out'
import Stethoscope from '~icons/ph/stethoscope'
import User from '~icons/ph/user'
import UserMinus from '~icons/ph/user-minus'
import Warning from '~icons/ph/warning'
import type { WorkRow } from '../../contract/work-row.ts'
import { useLanguage, useWords } from '../language.ts'
import { useConnection } from '../live/connection.ts'
import type { Pending } from '../live/work-state.ts'
import type { Icon } from '../ui/button.tsx'
import { StateBadge, type Tone } from '../ui/state-badge.tsx'
import { minutesSince, waitIn } from './row-words.ts'

type Words = In<typeof todayWords>
type Looks = { tone: Tone; icon: Icon; text: string }

const plain: Record<WorkRow['state'], { tone: Tone; icon: Icon }> = {
  booked: { tone: 'outlined', icon: Calendar },
  'to-confirm': { tone: 'ask', icon: Warning },
  waiting: { tone: 'pale', icon: Hourglass },
  'with-doctor': { tone: 'deep', icon: Stethoscope },
  seen: { tone: 'ok', icon: Check },
  missed: { tone: 'off', icon: UserMinus },
  left: { tone: 'off', icon: SignOut },
  cancelled: { tone: 'off', icon: MinusCircle },
  'on-the-way': { tone: 'pale', icon: Moped },
  'time-to-agree': { tone: 'ask', icon: Warning },
  'to-answer': { tone: 'outlined', icon: Clock },
  answered: { tone: 'ok', icon: Check },
  'message-undelivered': { tone: 'ask', icon: Warning },
  'call-owed': { tone: 'ask', icon: PhoneCall },
  'waits-for-patient': { tone: 'off', icon: Hourglass },
  called: { tone: 'ok', icon: Check },
}

/** A visit counts as late this long after its time, if the patient is not checked in. */
const LATE = 5 * 60_000

/** The state of a row in words, with how long it lasts. */
export function looksOf(row: WorkRow, now: Date, words: Words, language: Language): Looks {
  const looks = plain[row.state]
  const text = words.states[row.state]
  const minutes = row.since ? minutesSince(row.since, now) : 0
  const past = row.at ? now.getTime() - Date.parse(row.at) : 0
  if (isExpected(row) && row.kind === 'appointment' && past >= LATE)
    return { tone: 'late', icon: Clock, text: fill(words.states.pastBy, { wait: waitIn(language, past) }) }
  if (minutes > 0 && isWaiting(row)) return { ...looks, text: fill(words.states.waitingFor, { minutes }) }
  if (minutes > 0 && isWithDoctor(row))
    return { ...looks, text: fill(words.states.withDoctorFor, { minutes }) }
  const due = isToAnswer(row) ? row.at : row.promisedBy
  const left = due ? Date.parse(due) - now.getTime() : 0
  if (left < 0)
    return {
      tone: 'late',
      icon: ClockCountdown,
      text: fill(words.states.over, { wait: waitIn(language, -left) }),
    }
  if (isToAnswer(row) && due)
    return { ...looks, text: fill(words.states.timeLeft, { wait: waitIn(language, left) }) }
  return { ...looks, text }
}

type Props = { row: WorkRow; pending: Pending | undefined; other: string | undefined; now: Date }

/** The state of the row, or of the command that is running on it. */
export function RowState({ row, pending, other, now }: Props) {
  const words = useWords(todayWords)
  const language = useLanguage()
  const { state } = useConnection()
  if (pending?.state === 'refused' || pending?.state === 'conflict')
    return (
      <StateBadge tone="late" icon={Warning}>
        {words.states.refused}
      </StateBadge>
    )
  if (pending) {
    const isKept = state === 'lost' && (pending.verb === 'check-in' || pending.verb === 'seen')
    return (
      <StateBadge tone="saving" icon={isKept ? Hourglass : ArrowClockwise}>
        {isKept ? words.states.toSend[pending.verb as 'check-in' | 'seen'] : words.states.saving}
      </StateBadge>
    )
  }
  const { tone, icon, text } = looksOf(row, now, words, language)
  return (
    <>
      <StateBadge tone={tone} icon={icon}>
        {text}
      </StateBadge>
      {other && (
        <StateBadge tone="outlined" icon={User}>
          {other}
        </StateBadge>
      )}
    </>
  )
}
