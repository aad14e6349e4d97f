import { openWeekdays, type Session, type SessionId, WEEK, weekdaysOf } from '#clinic/slots.ts'
import { minutesFrom } from '#clinic/time.ts'
import { facts } from '../facts.ts'
import { inLanguage, type Language, type Localized } from '../language.ts'
import { calendar, timeOfMinutes } from './calendar.ts'
import { fill } from './fill.ts'
import { listIn } from './list-in.ts'

export const sessionNames: Record<SessionId, Localized<string>> = {
  morning: { en: 'Morning', hi: 'सुबह' },
  afternoon: { en: 'Afternoon', hi: 'दोपहर' },
  evening: { en: 'Evening', hi: 'शाम' },
}

const words = {
  /** The name of the only session of a day: it may be no morning. */
  onlySession: { en: 'Open', hi: 'खुला' },
  range: { en: '{from} – {to}', hi: '{from} – {to} बजे तक' },
  onDays: { en: '{range} ({days})', hi: '{range} ({days})' },
  run: {
    long: { en: '{first} to {last}', hi: '{first} से {last}' },
    short: { en: '{first}–{last}', hi: '{first}–{last}' },
  },
  closed: { en: 'Closed on {days}', hi: '{days} को बंद' },
  /** Closed on Sundays: on each of them. */
  each: { en: '{day}s', hi: '{day}' },
} as const

type Sessions = readonly Session[]

export const isOneSession = (sessions: Sessions) => new Set(sessions.map(({ id }) => id)).size === 1

/** What the sessions of a clinic are called. */
export const sessionName = (language: Language, id: SessionId, sessions: Sessions = facts.sessions) =>
  (isOneSession(sessions) ? words.onlySession : sessionNames[id])[language]

const calendarIn = { en: inLanguage(calendar, 'en'), hi: inLanguage(calendar, 'hi') }

/** Days that follow each other, at least three: Monday to Saturday. Others each by themselves. */
export function daysIn(language: Language, days: readonly number[], length: 'long' | 'short'): string {
  const named = calendarIn[language].weekdays
  const runs: number[][] = []
  for (const day of WEEK.filter((each) => days.includes(each))) {
    const run = runs.at(-1)
    if (run && WEEK.indexOf(day) === WEEK.indexOf(run.at(-1)!) + 1) run.push(day)
    else runs.push([day])
  }
  const nameOf = (day: number) => named[day]![length]
  const said = runs.flatMap((run) =>
    run.length < 3
      ? run.map(nameOf)
      : fill(words.run[length][language], { first: nameOf(run[0]!), last: nameOf(run.at(-1)!) }),
  )
  return listIn(language, said)
}

/** 9:00 am – 1:00 pm */
export function rangeIn(language: Language, { opens, closes }: Pick<Session, 'opens' | 'closes'>): string {
  const time = (clock: string) => timeOfMinutes(calendarIn[language], minutesFrom(clock))
  return fill(words.range[language], { from: time(opens), to: time(closes) })
}

/** The opening hours in words: Morning, with its times, and with its days where sessions differ in them. */
export function openingHours(language: Language, sessions: Sessions = facts.sessions) {
  const days = sessions.map((session) => daysIn(language, weekdaysOf(session), 'short'))
  const isSameDays = new Set(days).size === 1
  return sessions.map((session, place) => {
    const range = rangeIn(language, session)
    return {
      id: session.id,
      name: sessionName(language, session.id, sessions),
      range: isSameDays ? range : fill(words.onDays[language], { range, days: days[place]! }),
    }
  })
}

/** Monday to Sunday */
export const openDays = (language: Language, sessions: Sessions = facts.sessions): string =>
  daysIn(language, openWeekdays(sessions), 'long')

/** Closed on Sundays; null where the clinic is open every day. */
export function closedDays(language: Language, sessions: Sessions = facts.sessions): string | null {
  const open = openWeekdays(sessions)
  const closed = WEEK.filter((day) => !open.includes(day))
  if (closed.length === 0) return null
  const names = closed.map((day) =>
    fill(words.each[language], { day: calendar.weekdays[day]!.long[language] }),
  )
  return fill(words.closed[language], { days: listIn(language, names) })
}
