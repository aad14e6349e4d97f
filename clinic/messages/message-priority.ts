import type { Trust } from '../surge.ts'

export type QueuedMessage = {
  isForDesk: boolean
  /** About no one booking: something is wrong, and the clinic must hear of it before the rest. */
  isAlert: boolean
  isFromClinic: boolean
  /** That a time is the patient's now. */
  isConfirmation: boolean
  trust: Trust
}

/**
 * Who goes first where messages wait for each other. What anybody can cause in any number goes last: a flood of forms
 * must not hold back what the clinic says, nor what a person waits for.
 */
export function messagePriority(message: QueuedMessage): number {
  if (message.isAlert || message.isFromClinic) return 30
  if (message.isForDesk || message.trust === 'suspect') return 0
  return message.isConfirmation && message.trust === 'proven' ? 20 : 10
}
