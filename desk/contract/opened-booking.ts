import type { Channel, ContactPreferences } from '#clinic/contact-preferences.ts'
import type { Role } from './roles.ts'
import type { WorkRow } from './work-row.ts'

/** Opening is noted with the name of whoever does it, and the patient sees it. No number, no reason. */
export type OpenedBooking = {
  /** The booking's own row, as on the work list. */
  row: WorkRow
  /** The whole name. */
  name: string
  /** The last two figures of the number. */
  phoneEnd: string
  sharedPhone: boolean
  /** The patient's own words for whoever else answers. */
  wordsForOthers: string | null
  language: 'en' | 'hi'
  /** How the patient may be contacted, to be corrected. */
  wishes: ContactPreferences
  bookedAt: string
  bookedBy: 'patient' | 'clinic'
  /** Only for whoever treats: it can tell what the visit is for. */
  minutes: number | null
  cameAt: string | null
  /** Where somebody comes to; closed like the number for whoever does not drive there. */
  hasAddress: boolean
  paid: number
  refund: number | null
  /** The name of a test that may betray something is for a doctor only; beside it no test has a price. */
  tests: { name: string | null; tube: string | null; rupees: number | null }[]
  /** What all tests cost together, in rupees; null where a price is not known. */
  total: number | null
  complaints: { reference: string; state: string; answerBy: string | null }[]
  /** What only whoever treats may see; null for everybody else. */
  forDoctor: { service: string | null; message: string | null } | null
  messages: {
    id: string
    template: string
    channel: Channel
    at: string
    state: 'held' | 'pending' | 'sent' | 'delivered' | 'read' | 'failed' | 'withheld'
    /** Until when it can be taken back, where it is held. */
    heldUntil: string | null
  }[]
  looks: { at: string; name: string | null; role: Role | null; action: string; detail: string | null }[]
}

/** Why a number is shown although the patient's rules or hours say no: codes, because there is no free text at the desk. */
export const numberReasons = ['patient-asked', 'doctor-asked', 'visit-changed', 'emergency'] as const
export type NumberReason = (typeof numberReasons)[number]

/**
 * Noted as shown. Refused with 'no-calls' or 'outside-hours' {opensAt}, unless
 * there is a reason.
 */
export type ShownNumber = { phone: string; hideAfterSeconds: number }
