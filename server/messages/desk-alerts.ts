import { dayNumber, hourNumber } from '#clinic/time.ts'
import type { AlertTemplate } from '#content/messages.ts'
import type { Given } from '../platform/context.ts'
import type { Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { queueMessages } from './queue-messages.ts'

/**
 * Alerts the clinic to a condition that concerns no single booking: once an hour or once a day, however often and by
 * however many processes it is noticed.
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
