/** How many places may be held without a proof, and by visitors whose browser solved a proof-of-work challenge. */
export type HoldLimit = { open: number; proven: number }

/**
 * What a limit counts: the visitor's network, all bookings of an hour or a day, the share of the days ahead, or the
 * pace of the forms.
 */
export const limitNames = ['network', 'clinic', 'week', 'pace'] as const
export type LimitName = (typeof limitNames)[number]

/** One period or network, and how many places it held before this request. */
export type HoldWindow = { of: Exclude<LimitName, 'pace'>; limit: HoldLimit; held: number }

/** suspect: a challenge was required and not solved. No message is sent to the contact details in such a form. */
export type Trust = 'normal' | 'proven' | 'suspect'

export type Admission = 'hold' | 'challenge' | 'confirm-by-phone'

type Visitor = {
  /** Many forms from this source lately, or this one was submitted faster than a person types. */
  isSuspicious: boolean
  hasSolvedChallenge: boolean
  /** Script runs on the page, so a challenge can be set. */
  canSolveChallenge: boolean
}

export type Decision = {
  admission: Admission
  trust: Trust
  /** The limit that keeps the booking from holding a place; null when there is none. */
  limitedBy: LimitName | null
}

/** No visitor is refused: a booking that may not hold a place is stored as to-confirm, and the clinic calls. */
export function admit(
  windows: readonly HoldWindow[],
  { isSuspicious, hasSolvedChallenge, canSolveChallenge }: Visitor,
): Decision {
  const scarce = windows.find(({ limit, held }) => held >= limit.open)
  const full = windows.find(({ limit, held }) => held >= limit.proven)
  const needsChallenge = isSuspicious || scarce !== undefined
  const trust = hasSolvedChallenge ? 'proven' : needsChallenge ? 'suspect' : 'normal'
  const decide = (admission: Admission): Decision => ({
    admission,
    trust,
    limitedBy: admission === 'confirm-by-phone' ? (full?.of ?? scarce?.of ?? 'pace') : null,
  })
  // A challenge is set even where no place is left: messages are sent only after a solved challenge.
  if (needsChallenge && !hasSolvedChallenge && canSolveChallenge) return decide('challenge')
  return decide(full || (needsChallenge && !hasSolvedChallenge) ? 'confirm-by-phone' : 'hold')
}

/** The clinic is alerted when places have become scarce, not because of one form that was submitted too fast. */
export const isScarce = (limitedBy: LimitName | null) => limitedBy !== null && limitedBy !== 'pace'

/** How many places of the days ahead unverified bookings may hold at any one time. */
export type AheadLimit = { unproven: number; all: number }

/**
 * A share of all offered times, plus as many as the clinic sees in an ordinary week: a clinic that is simply full need
 * not call everyone. Bots do not raise the limit, because only visits that took place count.
 */
export const aheadLimit = (
  times: number,
  usualWeek: number,
  percent: { unproven: number; all: number },
): AheadLimit => ({
  unproven: Math.floor((times * percent.unproven) / 100),
  all: Math.floor((times * percent.all) / 100) + usualWeek,
})

/** The last check, made under a lock so that nobody else can take a place in between. */
export const mayHoldAhead = (limit: AheadLimit, held: { unproven: number; all: number }, trust: Trust) =>
  held.all < limit.all && (trust === 'proven' || held.unproven < limit.unproven)

/** The same limit as windows, for the first check in admit(). */
export const aheadWindows = (limit: AheadLimit, held: { unproven: number; all: number }): HoldWindow[] => [
  { of: 'week', limit: { open: limit.unproven, proven: Number.POSITIVE_INFINITY }, held: held.unproven },
  { of: 'week', limit: { open: limit.all, proven: limit.all }, held: held.all },
]
