/** How many places strangers may hold: anyone, and those whose browser has brought a proof of work. */
export type HoldLimit = { open: number; proven: number }

/** One stretch of time or part of the network, and how many places were held in it before this request. */
export type HoldWindow = { limit: HoldLimit; held: number }

/** suspect: a proof was due and none was brought. Nothing is sent to whom such a form names. */
export type Trust = 'normal' | 'proven' | 'suspect'

export type Admission = 'hold' | 'challenge' | 'confirm-by-phone'

export type Visitor = {
  /** Many forms from this source lately, or this one came faster than a person types. */
  looksBusy: boolean
  hasSolvedChallenge: boolean
  /** A script runs on the page, so work can be asked for. */
  canSolveChallenge: boolean
}

export type Decision = {
  admission: Admission
  trust: Trust
  /** Places have become scarce: the clinic must hear of it. */
  isLimited: boolean
}

/** Nobody is sent away: whoever is not trusted with a place is written down and called. */
export function admit(
  windows: readonly HoldWindow[],
  { looksBusy, hasSolvedChallenge, canSolveChallenge }: Visitor,
): Decision {
  const isScarce = windows.some(({ limit, held }) => held >= limit.open)
  const isFull = windows.some(({ limit, held }) => held >= limit.proven)
  const mustWork = looksBusy || isScarce
  const trust = hasSolvedChallenge ? 'proven' : mustWork ? 'suspect' : 'normal'
  const decide = (admission: Admission): Decision => ({
    admission,
    trust,
    isLimited: admission === 'confirm-by-phone' && isScarce,
  })
  // Also where no place is left: only who has proven to be a browser is written to.
  if (mustWork && !hasSolvedChallenge && canSolveChallenge) return decide('challenge')
  return decide(isFull || (mustWork && !hasSolvedChallenge) ? 'confirm-by-phone' : 'hold')
}

/** What whom the clinic has not made sure of may hold of the days ahead, at any one time. */
export type AheadLimit = { unproven: number; all: number }

/**
 * A share of all times that are offered, and on top of it as many as the clinic sees in an ordinary week: a clinic
 * that is full by itself is not made to call everyone, and a robot has made nobody come.
 */
export const aheadLimit = (
  times: number,
  usualWeek: number,
  percent: { unproven: number; all: number },
): AheadLimit => ({
  unproven: Math.floor((times * percent.unproven) / 100),
  all: Math.floor((times * percent.all) / 100) + usualWeek,
})

/** Asked last, where nobody else can hold a place in between. */
export const mayHoldAhead = (limit: AheadLimit, held: { unproven: number; all: number }, trust: Trust) =>
  held.all < limit.all && (trust === 'proven' || held.unproven < limit.unproven)

/** The same as windows, for the decision before. */
export const aheadWindows = (limit: AheadLimit, held: { unproven: number; all: number }): HoldWindow[] => [
  { limit: { open: limit.unproven, proven: Number.POSITIVE_INFINITY }, held: held.unproven },
  { limit: { open: limit.all, proven: limit.all }, held: held.all },
]
