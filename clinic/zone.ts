/** A name of the IANA database: Asia/Kolkata. */
export type Zone = string

/**
 * India keeps one offset all year and has not moved its clocks since 1945, so its time is plain arithmetic: the same in
 * Node and in every browser, whatever time zone data they have. The test compares it with Intl.
 */
const fixedOffsets: Record<Zone, number> = { 'Asia/Kolkata': 330 }

const formats = new Map<Zone, Intl.DateTimeFormat>()

function formatOf(zone: Zone): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, format)
  return format
}

const QUARTER_HOUR = 15 * 60_000
const CACHED_AT_MOST = 20_000
const cached = new Map<string, number>()

/** How many minutes the zone is ahead of UTC at this instant. Clocks change on a quarter of an hour. */
export function offsetMinutes(instant: Date, zone: Zone): number {
  const fixed = fixedOffsets[zone]
  if (fixed !== undefined) return fixed
  const quarter = Math.floor(instant.getTime() / QUARTER_HOUR)
  const key = `${zone} ${quarter}`
  const known = cached.get(key)
  if (known !== undefined) return known
  if (cached.size >= CACHED_AT_MOST) cached.clear()
  const offset = readOffset(quarter * QUARTER_HOUR, zone)
  cached.set(key, offset)
  return offset
}

function readOffset(time: number, zone: Zone): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return (Date.UTC(year, month - 1, day, hour, minute) - time) / 60_000
}
