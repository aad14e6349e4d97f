import type { Held } from '#clinic/slots.ts'

/** A visit of the doctor on that day, as the plan needs it. */
export type PlannedVisit = Held & {
  id: string
  /** Only overbooked visits have another seat, and may overlap. */
  seat: number
  /** Ahead, in this session, and not called in yet. */
  mayMove: boolean
}

const overlap = (a: Held, b: Held) => a.from < b.until && b.from < a.until

const later = ({ from, until }: Held, minutes: number): Held => ({
  from: new Date(from.getTime() + minutes * 60_000),
  until: new Date(until.getTime() + minutes * 60_000),
})

/**
 * How many minutes later each visit begins. The next one takes the whole delay; then free time between visits absorbs
 * it, until the rest keep their time. An overbooked visit uses up the free time after it.
 */
function delaysOf<Visit extends PlannedVisit>(visits: readonly Visit[], minutes: number): Map<Visit, number> {
  const inOrder = visits.toSorted((a, b) => a.from.getTime() - b.from.getTime())
  let left = minutes * 60_000
  let busyUntil = inOrder[0]?.from.getTime() ?? 0
  const delays = new Map<Visit, number>()
  for (const visit of inOrder) {
    const [from, until] = [visit.from.getTime(), visit.until.getTime()]
    left = Math.max(0, left - Math.max(0, from - busyUntil))
    busyUntil = Math.max(busyUntil, from) + until - from
    delays.set(visit, left / 60_000)
  }
  return delays
}

/**
 * The new times of visits, from the last to the first: in that order each place is free when it is taken. A visit that
 * would end after `latestEnd`, or run into one that stays, keeps its time although the doctor is late for it.
 */
export function planDelay<Visit extends PlannedVisit>(
  visits: readonly Visit[],
  minutes: number,
  latestEnd: Date,
): { moves: { visit: Visit; to: Held }[]; keeps: Visit[] } {
  const taken: (Held & { seat: number })[] = visits.filter(({ mayMove }) => !mayMove)
  const moves: { visit: Visit; to: Held }[] = []
  const keeps: Visit[] = []
  const delays = delaysOf(
    visits.filter(({ mayMove }) => mayMove),
    minutes,
  )
  for (const [visit, delay] of [...delays].reverse()) {
    const to = later(visit, delay)
    const isInWay = taken.some((other) => other.seat === visit.seat && overlap(other, to))
    const fits = to.until <= latestEnd && !isInWay
    if (delay > 0) fits ? moves.push({ visit, to }) : keeps.push(visit)
    taken.push({ ...(fits ? to : { from: visit.from, until: visit.until }), seat: visit.seat })
  }
  return { moves, keeps }
}
