import { type CallRule, type ContactPreferences, channelsFor } from '../contact-preferences.ts'

/** How the desk knows that it is the patient who asks. The code is the one of the booking, read back. */
export const proofs = ['counter', 'code'] as const
export type Proof = (typeof proofs)[number]

const width: Record<CallRule, number> = { never: 0, 'write-only': 0, 'only-me': 1, yes: 2 }

/** Whether the clinic may do more than before: call whom it could not call, or write where it could not write at all. */
const isWider = (before: ContactPreferences, after: ContactPreferences): boolean =>
  width[after.call] > width[before.call] ||
  (channelsFor(before, 'booking').length === 0 && channelsFor(after, 'booking').length > 0)

/** What can be corrected; the codes are written to the trail. */
export type Corrected = 'name' | 'phone' | 'language' | 'call' | 'ways'

type Change = { corrected: readonly Corrected[]; before: ContactPreferences; after: ContactPreferences }

/** A new number and wider wishes need it. "Never call" works at once, whoever says it. */
export const needsProof = ({ corrected, before, after }: Change): boolean =>
  corrected.includes('phone') || isWider(before, after)
