import { dayOf } from '#clinic/time.ts'
import { answersWords } from '#content/desk/answers.ts'
import { fill } from '#content/format/fill.ts'
import type { In, Language } from '#content/language.ts'
import Clock from '~icons/ph/clock'
import Hourglass from '~icons/ph/hourglass-medium'
import type { AnswerRow } from '../../contract/answers.ts'
import { shortDateIn, timeIn, useNow } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { StateBadge, type Tone } from '../ui/state-badge.tsx'

type ClockWords = In<typeof answersWords>['clock']
const MINUTE = 60_000
/** From here on the deadline is close. */
const SOON = 60 * MINUTE

/** 12 min, 3 h, 2 days: no more exact than useful. */
function spanIn(words: ClockWords, ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE))
  if (minutes < 60) return fill(words.minutes, { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? fill(words.hours, { count: hours })
    : fill(words.days, { count: Math.floor(hours / 24) })
}

/** 1:00 today, otherwise with its day. */
export const momentIn = (language: Language, at: string, now: Date) =>
  dayOf(new Date(at)) === dayOf(now)
    ? timeIn(language, at)
    : `${shortDateIn(language, at)}, ${timeIn(language, at)}`

/** In a row: the hour of today, or only the day. */
const briefIn = (language: Language, at: string, now: Date) =>
  dayOf(new Date(at)) === dayOf(now) ? timeIn(language, at) : shortDateIn(language, at)

/** The next deadline: the acknowledgement first, where it has its own. */
export const nextDue = ({ confirmBy, due }: Pick<AnswerRow, 'confirmBy' | 'due'>) => confirmBy ?? due

export function isOver(row: AnswerRow, now: Date): boolean {
  const due = nextDue(row)
  return due !== null && Date.parse(due) < now.getTime()
}

type Shown = { tone: Tone; text: string; isClosed?: boolean }

function clockOf(row: AnswerRow, words: ClockWords, language: Language, now: Date): Shown {
  if (row.isUrgent) return { tone: 'late', text: words.readNow }
  const due = nextDue(row)
  if (due) {
    const left = Date.parse(due) - now.getTime()
    if (left < 0) return { tone: 'late', text: fill(words.over, { time: spanIn(words, -left) }) }
    const text = fill(words.by, { time: briefIn(language, due, now) })
    return { tone: left < SOON ? 'ask' : 'outlined', text }
  }
  if (row.reach.rule === 'unreadable') return { tone: 'off', text: '–', isClosed: true }
  if (row.reach.rule === 'never' || row.reach.rule === 'write-only')
    return { tone: 'off', text: words.patientContactsUs, isClosed: true }
  if (!row.hours) return { tone: 'outlined', text: words.anyHour }
  const isNow = Date.parse(row.hours.from) <= now.getTime() + MINUTE
  return isNow
    ? { tone: 'ask', text: fill(words.hoursEnd, { time: timeIn(language, row.hours.until) }) }
    : { tone: 'ask', text: fill(words.opens, { time: briefIn(language, row.hours.from, now) }) }
}

/** The time that is left, or since when it is late; it counts by itself. */
export function RowClock({ row }: { row: AnswerRow }) {
  const words = useWords(answersWords.clock)
  const { tone, text, isClosed } = clockOf(row, words, useLanguage(), useNow())
  return (
    <StateBadge tone={tone} icon={isClosed ? Hourglass : Clock}>
      {text}
    </StateBadge>
  )
}

/** In the head of an enquiry: how late it is, and the deadline. */
export function PromiseClock({ due }: { due: string }) {
  const words = useWords(answersWords.clock)
  const language = useLanguage()
  const now = useNow()
  const left = Date.parse(due) - now.getTime()
  const clock = fill(left < 0 ? words.over : words.left, { time: spanIn(words, Math.abs(left)) })
  return (
    <StateBadge tone={left < 0 ? 'late' : left < SOON ? 'ask' : 'outlined'} icon={Clock}>
      {fill(words.promisedBy, { clock, time: momentIn(language, due, now) })}
    </StateBadge>
  )
}
