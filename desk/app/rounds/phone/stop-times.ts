import { clockFrom, minutesOf } from '#clinic/time.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import type { SheetStop } from '../../../contract/rounds.ts'
import { hourIn, useNow, windowIn } from '../../clock.ts'
import { useLanguage, useWords } from '../../language.ts'

/** A whole hour in words: 10 pm, 6 am. */
export const saidTime = (language: Language, at: string) =>
  hourIn(language, clockFrom(minutesOf(new Date(at))))

type Times = Pick<SheetStop, 'startsAt' | 'until'>

/** 11 to 12. */
export function useWindow({ startsAt, until }: Times): string {
  const { to } = useWords(roundWords)
  return windowIn(useLanguage(), startsAt, until).replace('–', ` ${to} `)
}

/** Whether the phlebotomist is on time for this window. */
export function usePunctuality({ startsAt, until }: Times): string {
  const words = useWords(roundWords)
  const now = useNow().getTime()
  const minutesTo = (at: number) => Math.ceil(Math.abs(at - now) / 60_000)
  const said = (minutes: number) =>
    minutes < 60
      ? fill(words.minutes, { count: minutes })
      : fill(words.hours, { count: Math.round(minutes / 60) })
  const [start, end] = [Date.parse(startsAt), Date.parse(until)]
  if (now < start) return fill(words.early, { wait: said(minutesTo(start)) })
  return now < end ? words.onTime : fill(words.late, { wait: said(Math.max(1, minutesTo(end))) })
}
