type Visit = { startsAt: Date; calledInAt: Date | null }

/**
 * By how many minutes a doctor is behind: how long the first of those who wait should have been inside; where nobody
 * waits, how late the visit began that is under way. Who comes late is no delay of the doctor's.
 */
export function minutesBehind(visits: readonly (Visit & { checkedInAt: Date })[], now: Date): number {
  const waiting = visits.filter(({ calledInAt }) => calledInAt === null)
  const lateness = (waiting.length > 0 ? waiting : visits).map(({ startsAt, checkedInAt, calledInAt }) => {
    const due = Math.max(startsAt.getTime(), checkedInAt.getTime())
    return (calledInAt ?? now).getTime() - due
  })
  return Math.floor(Math.max(0, ...lateness) / 60_000)
}
