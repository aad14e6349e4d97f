import { type CallRule, hourRange } from '../contact-preferences.ts'
import type { ListedPerson } from '../person.ts'
import type { Session } from '../slots.ts'
import { minutesFrom, minutesOf } from '../time.ts'
import type { Reach } from './work-row.ts'

const ruleOf: Record<CallRule, Reach['rule']> = {
  yes: 'may-call',
  'only-me': 'only-patient',
  'write-only': 'write-only',
  never: 'never',
}

/** The contact preferences in the short form of a desk row. */
export function reachOf(
  { contact, isUnreadable }: Pick<ListedPerson, 'contact' | 'isUnreadable'>,
  sessions: readonly Session[],
): Reach {
  if (isUnreadable) return { rule: 'unreadable', channel: null, hours: null }
  const [channel = null, ...others] = contact.channels
  return {
    rule: ruleOf[contact.call],
    channel: others.length === 0 ? channel : null,
    hours: hourRange(contact, sessions),
  }
}

/** Whether the patient may be called now. */
export function mayCallNow({ rule, hours }: Reach, now: Date): boolean {
  if (rule !== 'may-call' && rule !== 'only-patient') return false
  const minutes = minutesOf(now)
  return !hours || (minutes >= minutesFrom(hours.from) && minutes < minutesFrom(hours.until))
}
