import { calendarWords, channelNames } from '#content/desk/calendar.ts'
import { fill } from '#content/format/fill.ts'
import type { In } from '#content/language.ts'
import Hourglass from '~icons/ph/hourglass'
import House from '~icons/ph/house-line'
import PaperPlane from '~icons/ph/paper-plane-tilt'
import PhoneCall from '~icons/ph/phone-call'
import Prohibit from '~icons/ph/prohibit'
import type { Affected, Gets } from '../../contract/calendar.ts'
import { currentTime, hourIn, shortDateIn, timeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import type { Icon } from '../ui/button.tsx'
import { StateBadge, type Tone } from '../ui/state-badge.tsx'

const looks: Record<Gets, { tone: Tone; icon: Icon }> = {
  message: { tone: 'ok', icon: PaperPlane },
  call: { tone: 'ask', icon: PhoneCall },
  waits: { tone: 'late', icon: Hourglass },
  'on-arrival': { tone: 'off', icon: Prohibit },
  here: { tone: 'pale', icon: House },
  nothing: { tone: 'off', icon: Prohibit },
}

/** What a patient gets, as a badge: icon and word. */
export function GetsBadge({ row }: { row: Affected }) {
  const words = useWords(calendarWords)
  const { tone, icon } = looks[row.gets]
  return (
    <StateBadge tone={tone} icon={icon}>
      {words.gets[row.gets]}
    </StateBadge>
  )
}

/** The channel and the time of the message, or why there is none. */
export function useHow() {
  const words = useWords(calendarWords)
  const language = useLanguage()
  return (row: Affected, { callsBefore = null as string | null, now = currentTime() } = {}): string => {
    const { gets, leavesAt, reach } = row
    if (gets === 'message') {
      const channels = channelsIn(words.channels, row.channels)
      const isSoon = leavesAt !== null && Date.parse(leavesAt) - now.getTime() < 120_000
      if (isSoon || !leavesAt) return fill(words.how.message, { channels })
      const when = `${shortDateIn(language, leavesAt)}, ${timeIn(language, leavesAt)}`
      return fill(words.how.messageAt, { channels, when })
    }
    if (gets === 'call' && callsBefore)
      return fill(words.how.callBefore, { time: timeIn(language, callsBefore) })
    if (gets === 'call' && reach.hours)
      return fill(words.how.callWithin, {
        from: hourIn(language, reach.hours.from),
        until: hourIn(language, reach.hours.until),
      })
    return words.how[gets]
  }
}

/** What was paid in advance is refunded. */
export function useRefund() {
  const words = useWords(calendarWords.how)
  return ({ hasPaid }: Affected) => (hasPaid ? words.refund : null)
}

function channelsIn(words: In<typeof calendarWords.channels>, channels: Affected['channels']): string {
  const names = channels.map((channel) => ({ ...channelNames, email: words.email })[channel])
  const [first = '', ...others] = names
  return others.reduce((text, second) => fill(words.and, { first: text, second }), first)
}

export const countOf = (rows: readonly Affected[], ...gets: Gets[]) =>
  rows.filter((row) => gets.includes(row.gets)).length
