import type { PlaceKind } from '#clinic/booking.ts'
import type { WeeklyHours } from '#clinic/slots.ts'
import type { AheadLimit } from '#clinic/surge.ts'
import { facts } from '#content/facts.ts'
import { type AvailabilityReader, createAvailability } from './bookings/availability.ts'
import { countHeldAhead } from './bookings/bookings.ts'
import { type CachedLabTests, createCachedLabTests } from './lab-tests/cached-lab-tests.ts'
import { createLabTestList, type LabTestList } from './lab-tests/lab-test-list.ts'
import { createLabTestSearch, type LabTestSearch } from './lab-tests/lab-test-search.ts'
import { createAheadLimits } from './limits/ahead-limits.ts'
import { createGuard, type Guard, guardLimits } from './limits/guard.ts'
import { type Database, openDatabase, openPool } from './platform/db.ts'
import { type SiteEnv, smsSettings, whatsappSettings } from './platform/env.ts'
import { openQueue, type Queue } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createReadiness, type ReadinessReader } from './platform/readiness.ts'
import { openVault, type Vault } from './platform/vault.ts'

/** The services that loaders and actions use. */
export type Site = {
  db: Database
  queue: Queue
  vault: Vault
  availability: AvailabilityReader
  labTestList: LabTestList
  cachedLabTests: CachedLabTests
  labTestSearch: LabTestSearch
  guard: Guard
  /** How many places of the days ahead unverified bookings may hold. */
  aheadLimit: (kind: PlaceKind, now: Date) => Promise<AheadLimit>
  schedule: WeeklyHours
  /** How many homes can be visited in one hour. */
  collectionsPerWindow: number
  secret: string
  /** Message channels besides mail. */
  offered: { sms: boolean; whatsapp: boolean }
  /** Secrets that authenticate delivery receipts; null where the channel is not set up. */
  receipts: { smsKey: string | null; whatsapp: { appSecret: string; verifyToken: string } | null }
  /** A form submitted sooner after it was served is suspicious. */
  minFillSeconds: number
  publicUrl: string
  /** Whether browsers cache an offline page. */
  offlinePage: boolean
  /** Every page of a demonstration says that it is one. */
  isDemo: boolean
  /** The one script that pages with islands load. */
  browserScript: string
  log: Log
  now: () => Date
}

export function openSite(
  env: SiteEnv,
  log: Log,
  browserScript: string,
): Site & { readiness: ReadinessReader; close(): Promise<void> } {
  const pool = openPool(env.DATABASE_URL, 'site', log)
  const db = openDatabase(pool)
  const vault = openVault(env.DATA_KEYS, env.LOOKUP_KEYS)
  const readiness = createReadiness(db, vault, log)
  const queue = openQueue(pool, readiness.ensure)
  const [sms, whatsapp] = [smsSettings(env), whatsappSettings(env)]
  const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: env.BOOKING_DAYS }
  const aheadLimit = createAheadLimits(db, schedule, facts.collectionsPerWindow, {
    unproven: env.MAX_UNPROVEN_AHEAD_PERCENT,
    all: env.MAX_HELD_AHEAD_PERCENT,
  })
  return {
    db,
    queue,
    vault,
    availability: createAvailability(db, schedule),
    labTestList: createLabTestList(db),
    cachedLabTests: createCachedLabTests(db, log),
    labTestSearch: createLabTestSearch(db),
    guard: createGuard(
      pool,
      env.FORM_SECRET,
      guardLimits(env),
      { limit: aheadLimit, held: (kind, now) => countHeldAhead(db, kind, now) },
      log,
    ),
    aheadLimit,
    schedule,
    collectionsPerWindow: facts.collectionsPerWindow,
    secret: env.FORM_SECRET,
    offered: { sms: sms !== null, whatsapp: whatsapp !== null },
    receipts: {
      smsKey: sms?.SMS_KEY ?? null,
      whatsapp: whatsapp && {
        appSecret: whatsapp.WHATSAPP_APP_SECRET,
        verifyToken: whatsapp.WHATSAPP_VERIFY_TOKEN,
      },
    },
    minFillSeconds: env.MIN_FILL_SECONDS,
    publicUrl: env.PUBLIC_URL,
    offlinePage: env.OFFLINE_PAGE,
    isDemo: env.DEMO_MODE,
    browserScript,
    log,
    now: () => new Date(),
    readiness,
    async close() {
      await queue.close()
      await db.destroy()
    },
  }
}
