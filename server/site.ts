import { freeTimes } from '#clinic/next-free.ts'
import type { Calendar } from '#clinic/slots.ts'
import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { choiceOfLink, visitFor } from '#content/clinic/visits.ts'
import { clinicHours, facts, hoursOf } from '#content/facts.ts'
import { createAvailability } from './bookings/availability.ts'
import { countHeldAhead } from './bookings/bookings.ts'
import { createNextFree, type FreeTimes } from './bookings/next-free.ts'
import { createCachedLabTests } from './lab-tests/cached-lab-tests.ts'
import { createLabTestList } from './lab-tests/lab-test-list.ts'
import { createLabTestSearch } from './lab-tests/lab-test-search.ts'
import { createAheadLimits } from './limits/ahead-limits.ts'
import { createGuard, guardLimits } from './limits/guard.ts'
import type { Context } from './platform/context.ts'
import { openDatabase, openPool } from './platform/db.ts'
import { type SiteEnv, smsSettings, whatsappSettings } from './platform/env.ts'
import { openQueue } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createReadiness } from './platform/readiness.ts'
import { openVault } from './platform/vault.ts'
import { createSignatureReader } from './texts/sign-offs.ts'

/** The services that loaders and actions use. */
export type Site = Omit<ReturnType<typeof openSite>, 'pool' | 'readiness' | 'close'>

/** URLs of scripts: that of every page, that of pages with a form, and those that every hydration needs. */
export type Scripts = { page: string; form: string; hydration: string[] }

export function openSite(env: SiteEnv, log: Log, context: Context, scripts: Scripts) {
  const pool = openPool(env.DATABASE_URL, 'site', log)
  const db = openDatabase(pool)
  const vault = openVault(env, context)
  const readiness = createReadiness(db, vault, log, {
    secret: { setting: 'FORM_SECRET', secret: env.FORM_SECRET },
  })
  const queue = openQueue(pool, context, readiness.ensure)
  const schedule = clinicHours(env.BOOKING_DAYS)
  const hoursFor = (doctors: readonly Doctor[]) => doctors.map((doctor) => hoursOf(doctor, env.BOOKING_DAYS))
  const visitsOf = facts.doctors.map((doctor) => ({
    ...hoursOf(doctor, env.BOOKING_DAYS),
    visitMinutes: visitFor({ service: null, doctor: doctor.id })?.service.minutes,
  }))
  const aheadLimit = createAheadLimits(db, visitsOf, facts.collectionsPerWindow, {
    unproven: env.MAX_UNPROVEN_AHEAD_PERCENT,
    all: env.MAX_HELD_AHEAD_PERCENT,
  })
  const cache = createAvailability(db)
  const read = (doctors: readonly Doctor[], now: Date) => cache.read(hoursFor(doctors), now)
  const { now } = context
  const nextFree = createNextFree({
    read: (at) => freeOfEach(read, at),
    now,
    onFailed: (error) => log.error({ event: 'availability.read_failed', error }),
  })
  return {
    pool,
    db,
    queue,
    vault,
    availability: {
      read,
      forget() {
        cache.forget()
        void nextFree.changed()
      },
    },
    nextFree,
    /** The texts that a doctor has signed at the desk. */
    signatures: createSignatureReader(db, now, (error) =>
      log.error({ event: 'signatures.read_failed', error }),
    ),
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
    /** How many places of the days ahead unverified bookings may hold. */
    aheadLimit,
    /** The hours of the clinic. */
    schedule,
    hoursFor,
    /** How many homes can be visited in one hour. */
    collectionsPerWindow: facts.collectionsPerWindow,
    secret: env.FORM_SECRET,
    ...channelsOf(env),
    /** A form submitted sooner after it was served is suspicious. */
    minFillSeconds: env.MIN_FILL_SECONDS,
    publicUrl: env.PUBLIC_URL,
    /** Whether browsers cache an offline page. */
    offlinePage: env.OFFLINE_PAGE,
    /** Every page of a demonstration is marked as one. */
    isDemo: env.DEMO_MODE,
    scripts,
    log,
    ...context,
    readiness,
    async close() {
      nextFree.stop()
      await queue.close()
      await db.destroy()
    },
  }
}

/** Message channels besides mail, and what authenticates their delivery receipts; null where one is not set up. */
function channelsOf(env: SiteEnv) {
  const [sms, whatsapp] = [smsSettings(env), whatsappSettings(env)]
  return {
    offered: { sms: sms !== null, whatsapp: whatsapp !== null },
    receipts: {
      smsKey: sms?.SMS_KEY ?? null,
      whatsapp: whatsapp && {
        appSecret: whatsapp.WHATSAPP_APP_SECRET,
        verifyToken: whatsapp.WHATSAPP_VERIFY_TOKEN,
      },
    },
  }
}

/** The free times of each visit that a link may name, worked out when a page first shows one of them. */
async function freeOfEach(
  read: (doctors: readonly Doctor[], now: Date) => Promise<Calendar[]>,
  now: Date,
): Promise<FreeTimes> {
  const calendars = await read(facts.doctors, now)
  const known = new Map<string, Date[]>()
  return (link) => {
    const times = known.get(link) ?? timesOf(link, calendars, now)
    // A page names one of our own links.
    known.set(link, times)
    return times
  }
}

function timesOf(link: string, calendars: readonly Calendar[], now: Date): Date[] {
  const visit = visitFor(choiceOfLink(new URLSearchParams(link)))
  if (!visit) return []
  const ofVisit = calendars.filter((_, place) => visit.doctors.includes(facts.doctors[place]!))
  return freeTimes(ofVisit, now, visit.service.minutes)
}
