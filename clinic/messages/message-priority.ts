import type { Trust } from '../surge.ts'

type QueuedMessage = {
  isForDesk: boolean
  /** An alert, not about a single booking: something is wrong, and the clinic must know first. */
  isAlert: boolean
  isFromClinic: boolean
  /** Confirms a booking to the patient. */
  isConfirmation: boolean
  trust: Trust
}

/**
 * The priority of a queued message. Messages that anybody can cause in any number go last: a flood of forms must not
 * delay messages from the clinic, nor those that a patient waits for.
 */
export function messagePriority(message: QueuedMessage): number {
  if (message.isAlert || message.isFromClinic) return 30
  if (message.isForDesk || message.trust === 'suspect') return 0
  return message.isConfirmation && message.trust === 'proven' ? 20 : 10
}
