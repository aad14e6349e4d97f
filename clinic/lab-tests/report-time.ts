type Unit = 'hours' | 'days' | 'weeks'

/** When a report is usually ready. The text for each code is in content/lab-tests.ts. */
type ReportTime =
  | { code: 'same-day' }
  | { code: 'next-day' }
  | { code: 'exact'; unit: Unit; from: number }
  | { code: 'range'; unit: Unit; from: number; to: number }
  | { code: 'up-to'; unit: Unit; to: number }
  /** A culture: an early first result, and the final one when it has grown. */
  | { code: 'first-and-final'; firstHours: number; finalDays: number }

const isUnit = (word: string | undefined): word is Unit =>
  word === 'hours' || word === 'days' || word === 'weeks'

/**
 * Parses the catalogue's words: "same day", "next day", "2 days", "48-72 hours", "up to 6 weeks", "48 hours, final 5
 * days". Null for anything else.
 */
export function parseReportTime(text: string): ReportTime | null {
  if (text === 'same day') return { code: 'same-day' }
  if (text === 'next day') return { code: 'next-day' }
  const culture = /^([1-9]\d?) hours, final ([1-9]\d?) days$/.exec(text)
  if (culture)
    return { code: 'first-and-final', firstHours: Number(culture[1]), finalDays: Number(culture[2]) }
  const [, upTo, first, last, unit] = /^(up to )?([1-9]\d?)(?:-([1-9]\d?))? ([a-z]+)$/.exec(text) ?? []
  if (!isUnit(unit)) return null
  const from = Number(first)
  if (upTo) return last ? null : { code: 'up-to', unit, to: from }
  if (!last) return { code: 'exact', unit, from }
  const to = Number(last)
  return to > from ? { code: 'range', unit, from, to } : null
}

const units: Record<string, Unit> = { h: 'hours', d: 'days', w: 'weeks' }

/**
 * Converts a clinic's spelling ("24 Hrs", "Next Day", "within 3 days") to the catalogue's words; null where it is
 * unreadable.
 */
export function readReportTime(text: string): string | null {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim()
  if (/^same ?-?day$/.test(plain)) return 'same day'
  if (/^(next ?-?day|1 day)$/.test(plain)) return 'next day'
  const [, upTo, first, last, unit] =
    /^(up ?to |within )?(\d+)(?: ?(?:-|–|to) ?(\d+))? ?(h|d|w)(?:ours?|rs?|ays?|eeks?|ks?)?\.?$/.exec(
      plain,
    ) ?? []
  const time = unit ? `${upTo ? 'up to ' : ''}${first}${last ? `-${last}` : ''} ${units[unit]}` : plain
  return parseReportTime(time) ? time : null
}
