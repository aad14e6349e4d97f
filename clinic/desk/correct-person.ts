import { type CallRule, type ContactPreferences, channelsFor } from '../contact-preferences.ts'

/** How the desk verifies the patient: at the counter, or by the booking's 4-digit code. */
export const proofs = ['counter', 'code'] as const
export type Proof = (typeof proofs)[number]

const width: Record<CallRule, number> = { never: 0, 'write-only': 0, 'only-me': 1, yes: 2 }

/** Whether the clinic may do more than before: call where it could not, or write where it could not at all. */
const isWider = (before: ContactPreferences, after: ContactPreferences): boolean =>
  width[after.call] > width[before.call] ||
  (channelsFor(before, 'booking').length === 0 && channelsFor(after, 'booking').length > 0)

/** What can be corrected; the codes are recorded in the audit trail. */
export type Corrected = 'name' | 'phone' | 'language' | 'call' | 'ways'

type Change = { corrected: readonly Corrected[]; before: ContactPreferences; after: ContactPreferences }

/** A new number and wider preferences need proof. "Never call" works at once, without it. */
export const needsProof = ({ corrected, before, after }: Change): boolean =>
  corrected.includes('phone') || isWider(before, after)
