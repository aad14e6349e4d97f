import type { OverbookingReason } from '#clinic/booking.ts'
import type { Channel } from '#clinic/contact-preferences.ts'
import type { SaidWishes, Way } from '#clinic/desk/said-wishes.ts'
import type { Language } from '#content/language.ts'
import type { Reach } from './work-row.ts'

/** POST /api/book/callers {q}, 4 digits or a name: people who were here before. Refused with 'too-many' {minutes}. */
export type Caller = {
  /** The newest booking of this person: its details are used again. */
  bookingId: string
  name: string
  phoneEnd: string
  reach: Reach
  sharedPhone: boolean
  language: 'en' | 'hi'
  lastAt: string | null
  /** The next visit that is booked: nobody is booked twice. */
  comingAt: string | null
  /** By what: the number, the very name that was typed, or a name that sounds like it. */
  fits: 'number' | 'name' | 'sound'
  /** How many of those who were found have this number, this one among them. */
  onPhone: number
}

export type FreeTime = { at: string; doctor: string; with: string }

/** GET /api/book/times?doctor=&from=<day>: the times of the doctors, the next one first; none of a closed day. */
export type OpenTime = FreeTime & { isTaken: boolean }

/** GET /api/book/hours?kind=: the free hours of home collections or tests; places only where they are counted. */
export type FreeHour = { at: string; until: string; left?: number; of?: number }

/** POST /api/commands/book. Above the limit only with a reason: without one a taken time is refused with 'taken'. */
export type BookCommand = {
  key: string
  at: string
  doctor: string
  walkedIn: boolean
  person: { bookingId: string } | ({ name: string; phone: string; language: Language } & SaidWishes)
  /** The time is taken, and given all the same. */
  overbook?: OverbookingReason
}

/** GET /api/book/ways: by what a patient can be written to besides mail. */
export type OfferedWays = Record<Exclude<Way, 'nothing'>, boolean>

/** POST /api/book/preview: what somebody new will get who is booked at this time, in the words that are sent. */
export type BookPreview = { channel: Channel; text: string; leavesAt: string }[]
