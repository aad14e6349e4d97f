import type { OverbookingReason } from '#clinic/booking.ts'
import type { Channel } from '#clinic/contact-preferences.ts'
import type { SpokenWishes, Way } from '#clinic/desk/spoken-wishes.ts'
import type { Language } from '#content/language.ts'
import type { Reach } from './work-row.ts'

/** A person who was here before, found by 4 digits or a name. Refused with 'too-many' {minutes}. */
export type Caller = {
  /** The newest booking of this person: its details are used again. */
  bookingId: string
  name: string
  phoneEnd: string
  reach: Reach
  sharedPhone: boolean
  language: 'en' | 'hi'
  lastAt: string | null
  /** The next visit that is booked, so that nobody is booked twice. */
  comingAt: string | null
  /** What matches: the number, the exact name, or a name that sounds like it. */
  fits: 'number' | 'name' | 'sound'
  /** How many of the people found have this number, including this one. */
  onPhone: number
}

export type FreeTime = { at: string; doctor: string; with: string }

/** The times of the doctors, the next one first; none of a closed day. */
export type OpenTime = FreeTime & { isTaken: boolean }

/** The free hours of home collections or tests; places only where they are counted. */
export type FreeHour = { at: string; until: string; left?: number; of?: number }

/** Above the limit only with a reason: without one a taken time is refused with 'taken'. */
export type BookCommand = {
  at: string
  doctor: string
  walkedIn: boolean
  person: { bookingId: string } | ({ name: string; phone: string; language: Language } & SpokenWishes)
  /** Books a taken time all the same. */
  overbook?: OverbookingReason
}

/**
 * Reference and code are read out to the caller; the code is shown once. The token is there when the patient is
 * checked in.
 */
export type Booked = { bookingId: string; reference: string; pin: string | null; token?: number }

/** The channels besides e-mail. */
export type OfferedWays = Record<Exclude<Way, 'nothing'>, boolean>

/** The messages that a new person will get for a booking at this time, as they are sent. */
export type BookPreview = { channel: Channel; text: string; leavesAt: string }[]
