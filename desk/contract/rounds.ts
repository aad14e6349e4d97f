import type { Payment, StopOutcome, Tube } from '#clinic/round.ts'
import type { Language, Localized } from '#content/language.ts'
import type { Reach } from './work-row.ts'

/** The outcome of a stop, as the server stores it. */
type RecordedOutcome = {
  outcome: StopOutcome
  at: string
  payment: Payment
  rupees: number
}

/** A test of a stop. A sensitive one has no name here: the code is on its tube. */
type StopTest = {
  code: string
  name: Localized<string> | null
  /** How to prepare besides fasting. */
  prepare: Localized<string | null> | null
  tubes: Tube[]
}

/** A stop as only its phlebotomist sees it. */
export type SheetStop = {
  bookingId: string
  reference: string
  startsAt: string
  until: string
  /** "Geeta P." */
  name: string
  reach: Reach
  /** What to say when another person opens, in the patient's words. */
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
  /** The rupees to take; null where a price is not known. */
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
  /** The landmark that reception has entered. */
  landmark: string | null
  isFasting: boolean
  /**
   * The rupees to take. on-sheet: visible to the phlebotomist only, because the amount would reveal a sensitive
   * test.
   */
  due: number | 'on-sheet' | null
  staffId: string | null
  position: number | null
  /** The sheet is on the phlebotomist's phone. */
  isOnPhone: boolean
  outcome: Pick<RecordedOutcome, 'outcome' | 'at'> | null
}

/** An outcome that came after the booking had changed, or that was refused. */
export type OutcomeConflict = Omit<RecordedOutcome, 'outcome'> & {
  id: string
  /** Null where a refused entry names no existing booking. */
  bookingId: string | null
  reference: string | null
  name: string
  staffId: string
  /** Null where it cannot be parsed, or was no outcome. */
  outcome: StopOutcome | null
  conflict: 'cancelled' | 'moved' | 'recorded' | 'erased' | 'refused'
  /** A sample was taken, but the booking has another state. */
  mayCount: boolean
}

/** The money of one phlebotomist's day, in rupees. */
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

/** What the phone sends. The key is made on the phone, and each key is carried out once. */
export type StopOutcomeCommand = {
  key: string
  /** The person whose sheet it was recorded on. */
  staffId: string
  bookingId: string
  startsAt: string
  outcome: StopOutcome
  at: string
  payment: Payment
  rupees: number
}
export type StopOutcomeResult = { conflict: Exclude<OutcomeConflict['conflict'], 'refused'> | null }

/** The phone keeps a refused entry until reception has settled it. */
export type RefusedEntryResult = { isSettled: boolean }
