import { sql } from 'kysely'
import { channels } from '#clinic/contact-preferences.ts'
import { roundedCount, shownCount, shownShares } from '#clinic/desk/hide-small.ts'
import { hoursOfDay, WEEK } from '#clinic/slots.ts'
import { addDays, addMonths, type Day, dayOf, dayParts, instantAt } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import type { Database } from '../../platform/db.ts'

/** Days up to yesterday, because today is not over. */
const DAYS = 28
const WEEKS = 12
/** The last day of each group of days between booking and visit; the last group has no end. */
const leadGroups = [0, 1, 2, 3, 7, 14] as const

/** From the first day up to the day before the end. */
type Stretch = { first: Day; end: Day }

/**
 * The periods of the counts: whole days, weeks from Monday to Sunday, the last calendar month and quarter. Their
 * borders are fixed, so that the difference of two days' pages reveals no single day and no small group.
 */
function stretchesOf(now: Date) {
  const today = dayOf(now)
  const { month, date, weekday } = dayParts(today)
  const monday = addDays(today, -((weekday + 6) % 7))
  const thisMonth = addDays(today, 1 - date)
  const thisQuarter = addMonths(thisMonth, -((month - 1) % 3))
  return {
    days: { first: addDays(today, -DAYS), end: today },
    weeks: { first: addDays(monday, -7 * WEEKS), end: monday },
    month: { first: addMonths(thisMonth, -1), end: thisMonth },
    quarter: { first: addMonths(thisQuarter, -3), end: thisQuarter },
  }
}

const from = (day: Day) => instantAt(day, 0)
const dayIn = (column: string) =>
  sql<Day>`to_char(${sql.ref(column)} at time zone ${facts.zone}, 'YYYY-MM-DD')`
const count = sql<number>`count(*)::int`
const isVisit = ['appointment', 'home-collection', 'lab-test'] as const

/** Bookings by the day on which they were made, without enquiries. */
async function bookingsADay(db: Database, { first, end }: Stretch) {
  const rows = await db
    .selectFrom('bookings')
    .select([dayIn('created_at').as('day'), count.as('count')])
    .where('kind', 'in', isVisit)
    .where('created_at', '>=', from(first))
    .where('created_at', '<', from(end))
    .groupBy('day')
    .execute()
  const byDay = new Map(rows.map((row) => [row.day, row.count]))
  const days = Array.from({ length: DAYS }, (_, place) => addDays(first, place))
  return days.map((day) => ({ day, count: shownCount(byDay.get(day) ?? 0) }))
}

/** How many days lie between booking and visit. Only shares: counts would reveal a hidden day. */
async function leadTimes(db: Database, { first, end }: Stretch) {
  const lead = sql<number>`${dayIn('starts_at')}::date - ${dayIn('created_at')}::date`
  const rows = await db
    .selectFrom('bookings')
    .select([lead.as('lead'), count.as('count')])
    .where('kind', 'in', isVisit)
    .where('created_at', '>=', from(first))
    .where('created_at', '<', from(end))
    .groupBy('lead')
    .execute()
  const groups = [...leadGroups, Number.POSITIVE_INFINITY].map((last, place, all) => ({
    fewest: (all[place - 1] ?? -1) + 1,
    most: Number.isFinite(last) ? last : null,
    count: rows
      .filter((row) => row.lead <= last && (place === 0 || row.lead > all[place - 1]!))
      .reduce((sum, row) => sum + row.count, 0),
  }))
  const shares = shownShares(groups.map(({ count }) => count))
  return groups.map(({ fewest, most }, place) => ({ fewest, most, share: shares[place]! }))
}

/** The share of missed visits, week by week. A share of few people would identify them. */
async function missedVisits(db: Database, { first, end }: Stretch) {
  const rows = await db
    .selectFrom('bookings')
    .select([dayIn('starts_at').as('day'), 'state', count.as('count')])
    .where('kind', 'in', isVisit)
    .where('state', 'in', ['attended', 'missed'])
    .where('starts_at', '>=', from(first))
    .where('starts_at', '<', from(end))
    .groupBy(['day', 'state'])
    .execute()
  return Array.from({ length: WEEKS }, (_, place) => {
    const [monday, after] = [addDays(first, 7 * place), addDays(first, 7 * place + 7)]
    const sumOf = (state: string) =>
      rows
        .filter((row) => row.state === state && row.day >= monday && row.day < after)
        .reduce((sum, row) => sum + row.count, 0)
    const [missed, came] = [sumOf('missed'), sumOf('attended')]
    const [share, rest] = shownShares([missed, came])
    const isShown = share !== null && rest !== null
    return {
      week: monday,
      share: isShown ? share! : null,
      visits: isShown ? roundedCount(missed + came) : null,
    }
  })
}

/** Visits by weekday (0 is Sunday) and hour, in the hours in which a doctor sees patients. */
async function busiestHours(db: Database, { first, end }: Stretch) {
  const local = sql`starts_at at time zone ${facts.zone}`
  const rows = await db
    .selectFrom('bookings')
    .select([
      sql<number>`extract(dow from ${local})::int`.as('weekday'),
      sql<number>`extract(hour from ${local})::int`.as('hour'),
      count.as('count'),
    ])
    .where('kind', '=', 'appointment')
    .where('state', 'in', ['booked', 'attended', 'missed'])
    .where('starts_at', '>=', from(first))
    .where('starts_at', '<', from(end))
    .groupBy(['weekday', 'hour'])
    .execute()
  const hours = hoursOfDay(facts.doctors.flatMap(({ sessions }) => sessions ?? facts.sessions))
  const cells = WEEK.flatMap((weekday) =>
    hours.map((hour) => ({
      weekday,
      hour,
      count: rows.find((row) => row.weekday === weekday && row.hour === hour)?.count ?? 0,
    })),
  )
  return cells.map((cell) => ({ ...cell, count: shownCount(cell.count) }))
}

/**
 * The outcome of messages to patients, by channel. Only WhatsApp reports that one was read. Rounded, because a
 * provider's bill has the exact number.
 */
async function messagesByChannel(db: Database, { first, end }: Stretch) {
  const outcome = sql<'read' | 'delivered' | 'failed'>`case
    when delivery = 'read' then 'read'
    when delivery = 'failed' or state in ('failed', 'uncertain') then 'failed'
    else 'delivered' end`
  const rows = await db
    .selectFrom('messages')
    .select(['channel', outcome.as('outcome'), count.as('count')])
    .where('booking_id', 'is not', null)
    .where(sql<boolean>`template not like 'desk-%'`)
    .where('state', 'in', ['sent', 'failed', 'uncertain'])
    .where('created_at', '>=', from(first))
    .where('created_at', '<', from(end))
    .groupBy(['channel', 'outcome'])
    .execute()
  return channels.map((channel) => {
    const countOf = (name: string) =>
      roundedCount(rows.find((row) => row.channel === channel && row.outcome === name)?.count ?? 0)
    return {
      channel,
      ...(channel === 'whatsapp' && { read: countOf('read') }),
      delivered: countOf('delivered'),
      failed: countOf('failed'),
    }
  })
}

export type ClinicCounts = Awaited<ReturnType<typeof countClinic>>

/** The owner's figures. Small numbers are hidden before they leave this module. */
export async function countClinic(db: Database, now: Date) {
  const { days, weeks, month, quarter } = stretchesOf(now)
  const [bookings, lead, missed, hours, messages] = await Promise.all([
    bookingsADay(db, days),
    leadTimes(db, month),
    missedVisits(db, weeks),
    busiestHours(db, quarter),
    messagesByChannel(db, month),
  ])
  return { stretches: { days, month, quarter }, bookings, lead, missed, hours, messages }
}
