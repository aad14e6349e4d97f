import { minutesFrom } from '#clinic/time.ts'
import { reachWords } from '#content/desk/reach.ts'
import { fill } from '#content/format/fill.ts'
import type { In } from '#content/language.ts'
import ChatText from '~icons/ph/chat-text'
import Ear from '~icons/ph/ear'
import Envelope from '~icons/ph/envelope-simple'
import Phone from '~icons/ph/phone'
import PhoneSlash from '~icons/ph/phone-slash'
import Warning from '~icons/ph/warning'
import Whatsapp from '~icons/ph/whatsapp-logo'
import type { Reach } from '../../contract/work-row.ts'
import { useWords } from '../language.ts'
import styles from './reach-badge.module.css'

const channelIcons = { whatsapp: Whatsapp, sms: ChatText, email: Envelope }

/** How the patient may be reached, in a row: icon and words, never colour alone. */
export function ReachBadge({ reach }: { reach: Reach }) {
  const words = useWords(reachWords)
  const { tone, icon: IconShape } = looksOf(reach)
  return (
    <span className={`${styles.reach} ${styles[tone]}`}>
      <IconShape />
      {textOf(reach, words)}
    </span>
  )
}

function looksOf({ rule, channel, hours }: Reach) {
  if (rule === 'unreadable') return { tone: 'no', icon: Warning } as const
  if (rule === 'never') return { tone: 'no', icon: PhoneSlash } as const
  if (rule === 'write-only')
    return { tone: 'no', icon: channel ? channelIcons[channel] : PhoneSlash } as const
  if (rule === 'only-patient') return { tone: 'patient', icon: Ear } as const
  return { tone: hours ? 'patient' : 'yes', icon: Phone } as const
}

function textOf({ rule, channel, hours }: Reach, words: In<typeof reachWords>): string {
  if (rule === 'write-only' && channel) return words.badge.channelOnly[channel]
  if (!hours || rule === 'never' || rule === 'write-only' || rule === 'unreadable') return words.badge[rule]
  const part = words.parts[partOf(hours.from)]
  return rule === 'only-patient' ? fill(words.badge.patientAt, { part }) : capital(part)
}

const partOf = (clock: string) => {
  const minutes = minutesFrom(clock)
  return minutes < 12 * 60 ? 'morning' : minutes < 16 * 60 ? 'afternoon' : 'evening'
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
