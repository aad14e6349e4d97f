import type pg from 'pg'
import type { LimitEnv } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import { keyedHash } from '../platform/secrets.ts'
import { type AdmissionLimits, type AheadCounts, createAdmission } from './admission.ts'
import { FORM_LIFETIME_MS } from './form-token.ts'
import { createPinAttempts } from './pin-attempts.ts'
import { createRateCounters, type HashKey, HOUR, MINUTE } from './rate-counters.ts'

type GuardLimits = AdmissionLimits & { perSourcePerMinute: number }

export const guardLimits = (env: LimitEnv): GuardLimits => ({
  perSourcePerMinute: env.MAX_SUBMITS_PER_IP_PER_MINUTE,
  challengeAfterPerSource: env.CHALLENGE_AFTER_SUBMITS_PER_IP,
  challengeAfterPerHour: env.CHALLENGE_AFTER_SUBMITS_PER_HOUR,
  heldPerHour: env.MAX_HELD_PER_HOUR,
  heldPerDay: env.MAX_HELD_PER_DAY,
  unprovenPerNetworkPerDay: env.MAX_UNPROVEN_PER_NETWORK_PER_DAY,
})

/** More than a person needs to change or view a booking by hand. */
const CHANGES_PER_BOOKING_PER_HOUR = 20
const LOOKS_PER_BOOKING_PER_MINUTE = 30

/**
 * Rate limits for every form and every change of a booking. The counters are stored in the database, so that several
 * processes share them. When the database is down, forms fail open: the booking itself then reports the error.
 */
export function createGuard(
  pool: pg.Pool,
  secret: string,
  limits: GuardLimits,
  ahead: AheadCounts,
  log: Log,
) {
  const counters = createRateCounters(pool, log)
  const hash: HashKey = (purpose, text) => keyedHash(secret, purpose, text)
  const perSource = { name: 'submits', limit: limits.perSourcePerMinute, seconds: MINUTE }
  const perBooking = { name: 'changes', limit: CHANGES_PER_BOOKING_PER_HOUR, seconds: HOUR }
  const submits = counters.gate(perSource.name, perSource.limit, perSource.seconds)
  const looks = counters.gate('looks', LOOKS_PER_BOOKING_PER_MINUTE, MINUTE)
  const tickets = counters.gate('ticket', 1, 2 * MINUTE)
  const sentForms = counters.gate('form', 1, FORM_LIFETIME_MS / 1000)
  return {
    /** Null when this source may submit, else the minutes to wait. */
    refuse: (source: string) => submits.consumeIfUp(hash('source', source)),
    /** The same for changes of an opened booking: by source, and by booking over all sources. */
    refuseChange: ({ source, bookingId }: { source: string; bookingId: string }) =>
      counters.together.consumeIfUp([
        { ...perSource, key: hash('source', source) },
        { ...perBooking, key: hash('booking', bookingId) },
      ]),
    /** The same for viewing it. */
    refuseLook: (bookingId: string) => looks.consumeIfUp(hash('booking', bookingId)),
    admit: createAdmission(counters, hash, limits, ahead, log),
    tryCode: createPinAttempts(counters, hash),
    /** True the first time. Fails closed: a ticket that cannot be counted opens nothing. */
    isFirstUse: (ticket: string) =>
      tickets.consume(hash('ticket', ticket)).then(
        (minutes) => minutes === null,
        () => false,
      ),
    /** True the first time that this form is submitted. Fails open, as forms do. */
    isFirstSent: async (key: string) => (await sentForms.consumeIfUp(hash('form', key))) === null,
  }
}

export type Guard = ReturnType<typeof createGuard>
