import { mayCallNow } from '#clinic/desk/reach.ts'
import ArrowsLeftRight from '~icons/ph/arrows-left-right'
import CalendarCheck from '~icons/ph/calendar-check'
import Check from '~icons/ph/check'
import Envelope from '~icons/ph/envelope-simple'
import FileText from '~icons/ph/file-text'
import Megaphone from '~icons/ph/megaphone-simple'
import Phone from '~icons/ph/phone'
import SignOut from '~icons/ph/sign-out'
import UserCheck from '~icons/ph/user-check'
import UserMinus from '~icons/ph/user-minus'
import UserSwitch from '~icons/ph/user-switch'
import X from '~icons/ph/x'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import type { Icon } from '../ui/button.tsx'

/** Whether a text about calling is shown: a call is allowed, or the patient does not allow it now. */
export const saysCall = ({ reach }: Pick<WorkRow, 'reach'>, verbs: readonly Verb[], now: Date) =>
  verbs.includes('call') || (verbs.length > 1 && !mayCallNow(reach, now))

/** Always in this order, so that the hand finds them without the eye. */
export const verbsInBar: readonly Verb[] = [
  'check-in',
  'call-in',
  'seen',
  'answer',
  'agree-time',
  'confirm',
  'missed',
  'left',
  'move',
  'hand-over',
  'call',
  'open',
  'cancel',
]

export const verbIcons: Record<Verb, Icon> = {
  'check-in': UserCheck,
  'call-in': Megaphone,
  seen: Check,
  missed: UserMinus,
  left: SignOut,
  move: ArrowsLeftRight,
  'hand-over': UserSwitch,
  confirm: CalendarCheck,
  'agree-time': CalendarCheck,
  cancel: X,
  call: Phone,
  answer: Envelope,
  open: FileText,
}
