import type { Held } from '#clinic/slots.ts'

/** A visit of the doctor that day, as far as the plan needs it. */
export type PlannedVisit = Held & {
  id: string
  /** Only visits that were added to a taken time have another seat, and may overlap. */
  seat: number
  /** Ahead, of this session, and not called in yet. */
  mayMove: boolean
}

const overlap = (a: Held, b: Held) => a.from < b.until && b.from < a.until

const later = ({ from, until }: Held, minutes: number): Held => ({
  from: new Date(from.getTime() + minutes * 60_000),
  until: new Date(until.getTime() + minutes * 60_000),
})

/**
 * Which visits move by so many minutes, from the last to the first: in that order each place is free when it is taken.
 * What would end after `latestEnd`, or run into a visit that stays, keeps its time.
 */
export function planDelay<Visit extends PlannedVisit>(
  visits: readonly Visit[],
  minutes: number,
  latestEnd: Date,
): { moves: { visit: Visit; to: Held }[]; keeps: Visit[] } {
  const taken: (Held & { seat: number })[] = visits.filter(({ mayMove }) => !mayMove)
  const moves: { visit: Visit; to: Held }[] = []
  const keeps: Visit[] = []
  const lastFirst = visits
    .filter(({ mayMove }) => mayMove)
    .toSorted((a, b) => b.from.getTime() - a.from.getTime())
  for (const visit of lastFirst) {
    const to = later(visit, minutes)
    const isInWay = taken.some((other) => other.seat === visit.seat && overlap(other, to))
    const fits = to.until <= latestEnd && !isInWay
    if (fits) moves.push({ visit, to })
    else keeps.push(visit)
    taken.push({ ...(fits ? to : { from: visit.from, until: visit.until }), seat: visit.seat })
  }
  return { moves, keeps }
}
