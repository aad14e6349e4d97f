import type { Payment, StopOutcome, Tube } from '#clinic/round.ts'
import type { Language, Localized } from '#content/language.ts'
import type { Reach } from './work-row.ts'

/** What came of a stop, as the server holds it. */
type RecordedOutcome = {
  outcome: StopOutcome
  at: string
  payment: Payment
  rupees: number
}

/** A test of a stop. One that is sensitive has no name here: the code is on its tube. */
type StopTest = {
  code: string
  name: Localized<string> | null
  /** What the patient was asked for besides an empty stomach. */
  prepare: Localized<string | null> | null
  tubes: Tube[]
}

/** A stop as its phlebotomist sees it, and nobody else. */
export type SheetStop = {
  bookingId: string
  reference: string
  startsAt: string
  until: string
  /** "Geeta P." */
  name: string
  reach: Reach
  /** What to say to whoever else opens, in the patient's words. */
  wordsForOthers: string | null
  sharedPhone: boolean
  /** The lines of the address, the street first; town and PIN code last. */
  address: string[]
  /** Null where the patient may not be called. */
  phone: string | null
  tests: StopTest[]
  tubes: Partial<Record<Tube, number>>
  /** Until when the patient may have eaten; null where fasting is not needed. */
  lastMeal: string | null
  /** Rupees to take; null where a price is to be asked at the desk. */
  due: number | null
  outcome: RecordedOutcome | null
}

/** The round of one phlebotomist on one day. */
export type RunSheet = {
  staff: { id: string; name: string; language: Language }
  day: string
  /** Null before the sheet is opened, and after the shift: then there are no stops here, only their number. */
  shift: { startedAt: string } | null
  /** When the sheet leaves the phone at the latest. */
  endsAt: string
  stopCount: number
  stops: SheetStop[]
}

/** A home collection as reception sees it: no test, no number, no street. */
export type RoundStop = {
  bookingId: string
  reference: string
  startsAt: string
  until: string
  name: string
  reach: Reach
  /** Town and PIN code. */
  area: string
  /** What the home can be found by, as reception has noted it. */
  landmark: string | null
  isFasting: boolean
  /** Rupees to take. on-sheet: for whoever comes only, because it would tell a test that has no name here. */
  due: number | 'on-sheet' | null
  staffId: string | null
  position: number | null
  /** It is on the phlebotomist's phone. */
  isOnPhone: boolean
  outcome: Pick<RecordedOutcome, 'outcome' | 'at'> | null
}

/** An outcome that came too late to count, because the booking had been changed meanwhile, or that was refused. */
export type OutcomeConflict = Omit<RecordedOutcome, 'outcome'> & {
  id: string
  /** Null where what was refused names no booking that there is. */
  bookingId: string | null
  reference: string | null
  name: string
  staffId: string
  /** Null where it cannot be read, or was something else than an outcome. */
  outcome: StopOutcome | null
  conflict: 'cancelled' | 'moved' | 'recorded' | 'erased' | 'refused'
  /** A sample was taken, and the booking says something else. */
  mayCount: boolean
}

/** One phlebotomist's day, in rupees. */
type RoundMoney = { cash: number; upi: number; handedOver: number; received: number }

export type RoundOfDay = {
  staffId: string
  name: string
  initials: string
  shift: { startedAt: string; endedAt: string | null } | null
  money: RoundMoney
}

/** All rounds of a day, for reception. */
export type RoundsOfDay = {
  day: string
  stops: RoundStop[]
  rounds: RoundOfDay[]
  conflicts: OutcomeConflict[]
}

/** A line of the paper sheet: initials and reference, no name, number or test. */
export type PrintedStop = {
  position: number
  reference: string
  startsAt: string
  until: string
  initials: string
  address: string[]
  reach: Reach
  hasWords: boolean
  tubes: Partial<Record<Tube, number>>
  isFasting: boolean
  due: number | null
}

export type PrintedRound = {
  day: string
  initials: string
  printedBy: string
  endsAt: string
  stops: PrintedStop[]
}

/** What the phone sends. The key was made on it, and the same key twice does the thing once. */
export type StopOutcomeCommand = {
  key: string
  /** Whose sheet it was noted on. */
  staffId: string
  bookingId: string
  startsAt: string
  outcome: StopOutcome
  at: string
  payment: Payment
  rupees: number
}
export type StopOutcomeResult = { conflict: Exclude<OutcomeConflict['conflict'], 'refused'> | null }

/** The phone keeps what was refused until reception has settled it. */
export type RefusedEntryResult = { isSettled: boolean }
