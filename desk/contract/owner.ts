import type { LimitName } from '#clinic/surge.ts'

/** A count, or null where it is under ten. */
type Shown = number | string | null

type PlotId = 'bookings' | 'messages' | 'lead' | 'missed' | 'hours'

/** A plot, drawn by the server, and its table. */
export type Plot = {
  id: PlotId
  /** One word between stars. */
  title: string
  note: string
  svg: string
  /** For a phone, where the wide plot would shrink too much. */
  narrow?: string
  table: { columns: string[]; rows: Shown[][] }
}

export type Numbers = { plots: Plot[] }

type JobLine = {
  job: 'messages' | 'erasing' | 'clearing'
  waiting: number
  /** Since when the oldest waits; null where nothing does. */
  oldest: string | null
  lastDone: string | null
  isWell: boolean
}

/** Messages that failed for good: by channel and cause, never by patient. */
export type GivenUp = { channel: 'email' | 'sms' | 'whatsapp'; error: string; count: number; since: string }

type Erased = { night: string; purpose: string; count: number | null; tracesGo: string | null }

/** This week; for searches also the busiest day. */
type Looks = {
  name: string
  opened: number
  /** How many different bookings were opened. */
  bookings: number
  numbers: number
  searches: number
  mostSearches: number
}

/** The limits of online booking: their values, and how many bookings each has turned into a call task. */
export type Limits = {
  days: number
  online: number
  proven: number
  calls: Record<LimitName, number>
  values: {
    network: { hour: number; day: number; week: number }
    clinic: { hour: number; day: number }
    week: { unproven: number; all: number }
    pace: { forms: number }
  }
}

export type Health = {
  jobs: JobLine[]
  givenUp: GivenUp[]
  limits: Limits
  erasures: Erased[]
  looks: Looks[]
  now: string
}
