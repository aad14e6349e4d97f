/**
 * How many places the website gives away in an hour before it asks the clinic to call first. The clinic has 19 times
 * a day; in an ordinary hour a handful are booked online.
 */
export type SurgeLimits = {
  /** For anyone. */
  open: number
  /** For those whose browser has also done a small piece of work that costs a robot more than a person. */
  proven: number
}

export type Admission = 'hold' | 'ask-for-work' | 'confirm-by-phone'

export type Suspicion = {
  /** Places given away in this hour, before this one. */
  heldThisHour: number
  /** Many forms from this source lately, or this one came faster than a person types. */
  looksBusy: boolean
  hasWorked: boolean
  /** A script runs on the page, so work can be asked for. */
  canWork: boolean
}

/** Nobody is sent away: whoever is not trusted with a place is written down and called. */
export function admit(
  limits: SurgeLimits,
  { heldThisHour, looksBusy, hasWorked, canWork }: Suspicion,
): Admission {
  if (heldThisHour >= limits.proven) return 'confirm-by-phone'
  const mustWork = looksBusy || heldThisHour >= limits.open
  if (!mustWork || hasWorked) return 'hold'
  return canWork ? 'ask-for-work' : 'confirm-by-phone'
}
