import { LEAST_SHOWN } from '#clinic/desk/hide-small.ts'
import { addDays, type Day, dayParts } from '#clinic/time.ts'
import { plotWords } from '#content/desk/owner.ts'
import { calendar, clockOf, timeOfMinutes } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ClinicCounts } from './count-clinic.ts'
import { drawChannels, drawDays, drawHours, drawShares, drawWeeks } from './draw-plots.ts'

type Words = { plots: ReturnType<typeof plotsIn>; times: ReturnType<typeof timesIn> }
const plotsIn = (language: Language) => wordsIn(plotWords, language)
const timesIn = (language: Language) => wordsIn(calendar, language)

const sum = (counts: readonly (number | null | undefined)[]) =>
  counts.reduce<number>((all, count) => all + (count ?? 0), 0)
const percent = (share: number) => `${Math.round(share * 100)} %`

const shortDay = ({ times }: Words, day: string) => {
  const { date, month } = dayParts(day)
  return `${date} ${times.months[month - 1]!.short}`
}
const weekdayOf = (day: string) => dayParts(day).weekday
const monthOf = ({ times }: Words, day: string) => times.months[dayParts(day).month - 1]!
/** The first and the last month of a period of whole months. */
const monthsOf = (words: Words, { first, end }: { first: Day; end: Day }) => ({
  from: monthOf(words, first).long,
  until: monthOf(words, addDays(end, -1)).long,
})

function bookingsPlot(words: Words, { bookings, stretches: { days } }: ClinicCounts) {
  const { finding, plain, note, columns } = words.plots.bookings
  const byWeekday = Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    // A hidden day cannot be part of a finding.
    days: bookings.filter(({ day }) => weekdayOf(day) === weekday).map(({ count }) => count),
  })).filter(({ days }) => days.every((count) => count !== null))
  const fullest = byWeekday.toSorted((a, b) => sum(b.days) - sum(a.days))[0]
  const weekdays = fullest && words.times.weekdays[fullest.weekday]!.long
  const bars = bookings.map(({ day, count }) => ({
    label: day,
    tick: weekdayOf(day) === 1 ? shortDay(words, day) : '',
    weekday: weekdayOf(day),
    count,
  }))
  return {
    id: 'bookings' as const,
    title: weekdays ? fill(finding, { weekdays: pluralOf(weekdays) }) : plain,
    note: fill(note, {
      from: shortDay(words, days.first),
      until: shortDay(words, addDays(days.end, -1)),
      sum: sum(bookings.map(({ count }) => count)),
    }),
    svg: drawDays(bars, 'wide'),
    narrow: drawDays(bars, 'narrow'),
    table: {
      columns: [columns.day, columns.count],
      rows: bookings.map(({ day, count }) => [
        `${words.times.weekdays[weekdayOf(day)]!.short} ${shortDay(words, day)}`,
        count,
      ]),
    },
  }
}

/** Saturdays; Hindi weekdays have no plural. */
const pluralOf = (weekday: string) => (/^[a-z]+$/i.test(weekday) ? `${weekday}s` : weekday)

function messagesPlot(words: Words, { messages, stretches: { month } }: ClinicCounts) {
  const { finding, plain, note, columns, channels, sent, fewSent } = words.plots.messages
  const rows = messages.toSorted((a, b) => sum([b.read, b.delivered]) - sum([a.read, a.delivered]))
  const arrived = sum(rows.flatMap(({ read, delivered }) => [read, delivered]))
  // A hidden count is under ten: at worst, ten have failed.
  const failed = sum(
    rows.map((row) => (sum([row.read, row.delivered]) > 0 ? (row.failed ?? LEAST_SHOWN) : 0)),
  )
  const parts = rows.flatMap(({ channel, ...outcomes }) =>
    (['read', 'delivered', 'failed'] as const).flatMap((outcome) => {
      const count = outcomes[outcome]
      return count === undefined ? [] : [{ channel: channels[channel], outcome, count }]
    }),
  )
  return {
    id: 'messages' as const,
    title: arrived > 0 ? fill(finding, { share: Math.floor((100 * arrived) / (arrived + failed)) }) : plain,
    note: fill(note, { month: monthOf(words, month.first).long }),
    svg: drawChannels(
      parts,
      rows.map(({ channel, read, delivered, failed }) => {
        const count = sum([read, delivered, failed])
        return { channel: channels[channel], sent: count > 0 ? fill(sent, { count }) : fewSent }
      }),
    ),
    table: {
      columns: [columns.channel, columns.read, columns.delivered, columns.failed],
      rows: rows.map(({ channel, read, delivered, failed }) => [
        channels[channel],
        read === undefined ? '–' : read,
        delivered,
        failed,
      ]),
    },
  }
}

function leadPlot(words: Words, { lead, stretches: { month } }: ClinicCounts) {
  const { finding, plain, note, columns, sameDay, day, more } = words.plots.lead
  const near = lead.filter(({ most }) => most !== null && most <= 1)
  // Without one of the two, the sum would be too low.
  const isKnown = near.every(({ share }) => share !== null)
  const label = ({ fewest, most }: (typeof lead)[number]) => {
    if (most === null) return fill(more, { first: fewest })
    if (most === 0) return sameDay
    if (most === 1) return day
    return fewest === most ? String(fewest) : `${fewest}–${most}`
  }
  const textOf = (share: number | null) => (share === null ? null : percent(share))
  return {
    id: 'lead' as const,
    title: isKnown ? fill(finding, { share: Math.round(10 * sum(near.map(({ share }) => share))) }) : plain,
    note: fill(note, { month: monthOf(words, month.first).long }),
    svg: drawShares(
      lead.map((group) => ({
        label: label(group),
        share: group.share,
        text: textOf(group.share) ?? '',
        isNear: near.includes(group),
      })),
    ),
    table: {
      columns: [columns.days, columns.share],
      rows: lead.map((group) => [label(group), textOf(group.share)]),
    },
  }
}

function missedPlot(words: Words, { missed }: ClinicCounts) {
  const { fewer, more, plain, note, columns } = words.plots.missed
  const shares = missed.map(({ share }) => share).filter((share) => share !== null)
  const half = Math.floor(shares.length / 2)
  const mean = (some: readonly number[]) => sum(some) / Math.max(1, some.length)
  const change = mean(shares.slice(half)) - mean(shares.slice(0, half))
  const months = missed.map(({ week }) => monthOf(words, week).short)
  return {
    id: 'missed' as const,
    // A change under one percent is none.
    title: shares.length < 4 || Math.abs(change) < 0.01 ? plain : change < 0 ? fewer : more,
    note,
    svg: drawWeeks(
      missed.map(({ share }, place) => ({
        tick: months[place] !== months[place - 1] && place < missed.length - 1 ? months[place]! : '',
        share,
      })),
    ),
    table: {
      columns: [columns.week, columns.visits, columns.share],
      rows: missed.map(({ week, visits, share }) => [
        shortDay(words, week),
        visits,
        share === null ? null : percent(share),
      ]),
    },
  }
}

function hoursPlot(words: Words, { hours, stretches: { quarter } }: ClinicCounts) {
  const { times } = words
  const { finding, plain, note, columns } = words.plots.hours
  const fullest = hours
    .filter(({ count }) => count !== null)
    .toSorted((a, b) => b.count! - a.count!)
    .at(0)
  const hourOf = (hour: number) => timeOfMinutes(times, hour * 60).replace(':00', '')
  const columnsOf = [...new Set(hours.map(({ hour }) => hour))]
  const weekdays = [...new Set(hours.map(({ weekday }) => weekday))]
  const countAt = (weekday: number, hour: number) =>
    hours.find((cell) => cell.weekday === weekday && cell.hour === hour)!.count
  return {
    id: 'hours' as const,
    title: fullest
      ? fill(finding, { weekday: times.weekdays[fullest.weekday]!.long, hour: hourOf(fullest.hour) })
      : plain,
    note: fill(note, monthsOf(words, quarter)),
    svg: drawHours(
      hours.map(({ weekday, hour, count }) => ({
        weekday: times.weekdays[weekday]!.short,
        // Up to two the hour is clear without the part of the day.
        hour: hour < 14 ? clockOf(hour * 60).replace(':00', '') : hourOf(hour),
        count,
      })),
    ),
    table: {
      columns: [columns.weekday, ...columnsOf.map(hourOf)],
      rows: weekdays.map((weekday) => [
        times.weekdays[weekday]!.long,
        ...columnsOf.map((hour) => countAt(weekday, hour)),
      ]),
    },
  }
}

/** The counts as plots and as tables, in the reader's language. */
export function numbersIn(language: Language, counts: ClinicCounts) {
  const words = { plots: plotsIn(language), times: timesIn(language) }
  const plots = [bookingsPlot, messagesPlot, leadPlot, missedPlot, hoursPlot]
  return { plots: plots.map((plot) => plot(words, counts)) }
}

/** All tables in one file. Hidden counts stay hidden. */
export function csvOf(language: Language, counts: ClinicCounts, under10: string): string {
  const cell = (value: string | number | null) => {
    const text = value === null ? under10 : String(value)
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const { plots } = numbersIn(language, counts)
  return plots
    .map(({ note, table }) =>
      [[note], table.columns, ...table.rows].map((row) => row.map(cell).join(',')).join('\r\n'),
    )
    .join('\r\n\r\n')
}
