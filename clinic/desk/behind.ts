type Visit = { startsAt: Date; calledInAt: Date | null }

/**
 * How many minutes a doctor is behind: how long the first waiting patient has been due. Where nobody waits, how late
 * the current visit began. A patient's own lateness does not count.
 */
export function minutesBehind(visits: readonly (Visit & { checkedInAt: Date })[], now: Date): number {
  const waiting = visits.filter(({ calledInAt }) => calledInAt === null)
  const lateness = (waiting.length > 0 ? waiting : visits).map(({ startsAt, checkedInAt, calledInAt }) => {
    const due = Math.max(startsAt.getTime(), checkedInAt.getTime())
    return (calledInAt ?? now).getTime() - due
  })
  return Math.floor(Math.max(0, ...lateness) / 60_000)
}
