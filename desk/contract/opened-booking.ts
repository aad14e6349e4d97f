import type { Channel, ContactPreferences } from '#clinic/contact-preferences.ts'
import type { Role } from './roles.ts'
import type { WorkRow } from './work-row.ts'

/** Opening is audited with the person's name, and the patient sees it. No number, no reason. */
export type OpenedBooking = {
  /** The booking's own row, as on the work list. */
  row: WorkRow
  /** The whole name. */
  name: string
  /** The last two digits of the number. */
  phoneEnd: string
  sharedPhone: boolean
  /** The patient's own words for other people who answer. */
  wordsForOthers: string | null
  language: 'en' | 'hi'
  /** The contact preferences, for a correction. */
  wishes: ContactPreferences
  bookedAt: string
  bookedBy: 'patient' | 'clinic'
  /** Only for the treating doctor: the length can reveal what the visit is for. */
  minutes: number | null
  cameAt: string | null
  /** A home collection has an address. Hidden like the number, except for its phlebotomist. */
  hasAddress: boolean
  paid: number
  refund: number | null
  /** A sensitive test has a name for a doctor only; beside it no test has a price. */
  tests: { name: string | null; tube: string | null; rupees: number | null }[]
  /** What all tests cost together, in rupees; null where a price is not known. */
  total: number | null
  complaints: { reference: string; state: string; answerBy: string | null }[]
  /** Only for the treating doctor; null for everybody else. */
  forDoctor: { service: string | null; message: string | null } | null
  messages: {
    id: string
    template: string
    channel: Channel
    at: string
    state: 'held' | 'pending' | 'sent' | 'delivered' | 'read' | 'failed' | 'withheld'
    /** Until when it can be undone, where it is held. */
    heldUntil: string | null
  }[]
  looks: { at: string; name: string | null; role: Role | null; action: string; detail: string | null }[]
}

/**
 * Why a number is shown although the patient's rules or hours forbid a call: codes, because the desk stores no
 * free text.
 */
export const numberReasons = ['patient-asked', 'doctor-asked', 'visit-changed', 'emergency'] as const
export type NumberReason = (typeof numberReasons)[number]

/** Showing is audited. Refused with 'no-calls' or 'outside-hours' {opensAt}, unless there is a reason. */
export type ShownNumber = { phone: string; hideAfterSeconds: number }
