import { parseReportTime } from '#clinic/lab-tests/report-time.ts'
import { reportTimeWords as words } from '../lab-tests.ts'
import type { Language } from '../language.ts'
import { fill } from './fill.ts'

/** When the report is usually ready, in words: "Same day", "3–4 days". */
export function reportTimeIn(language: Language, reportTime: string): string {
  const time = parseReportTime(reportTime)
  switch (time?.code) {
    case 'same-day':
      return words.sameDay[language]
    case 'next-day':
      return words.nextDay[language]
    case 'exact':
      return fill(words.exact[time.unit][language], { n: time.from })
    case 'range':
      return fill(words.exact[time.unit][language], { n: `${time.from}–${time.to}` })
    case 'up-to':
      return fill(words.upTo[time.unit][language], { n: time.to })
    case 'first-and-final':
      return fill(words.firstAndFinal[language], { first: time.firstHours, final: time.finalDays })
    default:
      // The import refuses what cannot be parsed; a row written by hand is shown as it is.
      return reportTime
  }
}
