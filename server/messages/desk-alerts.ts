import { dayNumber, hourNumber } from '#clinic/time.ts'
import type { AlertTemplate } from '#content/messages.ts'
import type { Given } from '../platform/context.ts'
import type { Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { queueMessages } from './queue-messages.ts'

/**
 * Alerts the clinic to something that is about no one booking: once an hour or once a day, however often it is noticed,
 * and by however many processes.
 */
export const alertDesk = (
  trx: Transaction,
  queue: Queue,
  template: AlertTemplate,
  given: Given,
  per: 'hour' | 'day',
) =>
  queueMessages(
    trx,
    queue,
    given,
    { id: null, sequence: per === 'hour' ? hourNumber(given.now) : dayNumber(given.now) },
    [{ template, channel: 'email' }],
  )
