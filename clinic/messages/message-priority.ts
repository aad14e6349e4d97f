import type { Trust } from '../surge.ts'

type QueuedMessage = {
  isForDesk: boolean
  /** Not about a single booking: something is wrong, and the clinic must know before anything else. */
  isAlert: boolean
  isFromClinic: boolean
  /** Confirms a booking to the patient. */
  isConfirmation: boolean
  trust: Trust
}

/**
 * The order of waiting messages. What anybody can cause in any number goes last: a flood of forms must not delay
 * messages from the clinic, nor those that a patient waits for.
 */
export function messagePriority(message: QueuedMessage): number {
  if (message.isAlert || message.isFromClinic) return 30
  if (message.isForDesk || message.trust === 'suspect') return 0
  return message.isConfirmation && message.trust === 'proven' ? 20 : 10
}
