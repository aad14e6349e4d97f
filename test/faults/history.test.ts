import { describe, expect, test } from 'vitest'
import { type Answer, findViolations, type Stored, type Try } from './history.ts'

const TEN = '2030-01-01T04:30:00.000Z'
const NOON = '2030-01-01T06:30:00.000Z'

const booked = (reference: string, time = TEN, status: 200 | 201 = 201): Answer => ({
  kind: 'booked',
  status,
  reference,
  time,
})
const taken: Answer = { kind: 'taken', alternatives: [] }
const asked = (key: string, answer: Answer, time = TEN, at = 1): Try => ({
  key,
  time,
  sentAt: at,
  endedAt: at + 1,
  answer,
})

/** One booking with its messages and jobs, as the site stores it. */
const stored = (key: string, reference: string, time = TEN): Stored => ({
  bookings: [{ id: `${key}-id`, key, reference, time, live: true }],
  messages: [
    { id: `${key}-desk`, bookingId: `${key}-id`, template: 'desk-appointment-new', state: 'sent' },
    { id: `${key}-patient`, bookingId: `${key}-id`, template: 'appointment-confirmed', state: 'sent' },
  ],
  jobs: [{ messageId: `${key}-desk` }, { messageId: `${key}-patient` }],
  audits: [{ bookingId: `${key}-id`, action: 'booked' }],
})

const together = (...parts: Stored[]): Stored => ({
  bookings: parts.flatMap((part) => part.bookings),
  messages: parts.flatMap((part) => part.messages),
  jobs: parts.flatMap((part) => part.jobs),
  audits: parts.flatMap((part) => part.audits),
})

const nothing = together()
/** The clinic has to call the patient of this booking, whose confirmation has this state. */
const toBeCalled = (key: string, reference: string, state: string): Stored => {
  const usual = stored(key, reference)
  const call = {
    id: `${key}-call`,
    bookingId: `${key}-id`,
    template: 'desk-message-undelivered',
    state: 'sent',
  }
  return {
    ...usual,
    messages: [...usual.messages.map((message) => ({ ...message, state })), call],
    jobs: [...usual.jobs, { messageId: call.id }],
  }
}
const asha = stored('asha', 'KW-1')
const inDoubt = asha.messages.map((message) => ({ ...message, state: 'uncertain' }))
const ashaAsked = asked('asha', booked('KW-1'))

describe('a history in which every response was true passes', () => {
  test.each<[what: string, history: Try[], stored: Stored]>([
    ['nobody asked', [], nothing],
    ['one booked', [ashaAsked], asha],
    ['one booked, a rival refused', [ashaAsked, asked('farah', taken)], asha],
    [
      'the first answer was lost, the second says the same',
      [asked('asha', { kind: 'unknown' }), asked('asha', booked('KW-1', TEN, 200), TEN, 3)],
      asha,
    ],
    ['no answer and nothing stored', [asked('asha', { kind: 'unknown' })], nothing],
    ['no answer and yet stored', [asked('asha', { kind: 'unknown' })], asha],
    ['a call for a confirmation in doubt', [ashaAsked], toBeCalled('asha', 'KW-1', 'uncertain')],
    [
      'two booked two times',
      [ashaAsked, asked('farah', booked('KW-2', NOON), NOON)],
      together(asha, stored('farah', 'KW-2', NOON)),
    ],
  ])('%s', (_, history, stored) => expect(findViolations(history, stored)).toEqual([]))
})

const farahToo = together(asha, stored('farah', 'KW-2'))
const without = (change: Partial<Stored>): Stored => ({ ...asha, ...change })

describe('the checker reports when', () => {
  test.each<[what: string, history: Try[], stored: Stored, found: string]>([
    ['an acknowledged booking is lost', [ashaAsked], nothing, 'asha was told booked and is lost'],
    ['the stored reference is another', [ashaAsked], stored('asha', 'KW-9'), 'asha was told reference KW-1'],
    ['one key is stored twice', [ashaAsked], together(asha, stored('asha', 'KW-1')), 'is stored 2 times'],
    [
      'an unheard request is stored twice',
      [asked('asha', { kind: 'unknown' })],
      together(asha, stored('asha', 'KW-1', NOON)),
      'asha is stored more than once',
    ],
    ['one key is called new twice', [ashaAsked, ashaAsked], asha, 'asha was called new twice'],
    [
      'the answer names another time',
      [asked('asha', booked('KW-1', NOON))],
      asha,
      `asha asked for ${TEN} and was told ${NOON}`,
    ],
    [
      'the row holds another time',
      [ashaAsked],
      stored('asha', 'KW-1', NOON),
      `asha asked for ${TEN} and holds ${NOON}`,
    ],
    [
      'an answer has an unexpected status',
      [asked('asha', { kind: 'unexpected', status: 500 })],
      nothing,
      '500',
    ],
    ['a refused one is stored', [asked('asha', taken)], asha, 'asha was refused and is stored'],
    ['a free time is refused', [asked('asha', taken)], nothing, 'which nobody holds'],
    [
      'a time is refused before the one who holds it had asked',
      [asked('farah', taken, TEN, 1), asked('asha', booked('KW-1'), TEN, 9)],
      asha,
      'before anybody had asked for it',
    ],
    ['a row is there that nobody asked for', [], asha, 'asha is stored and nobody asked for it'],
    ['a time is held twice', [ashaAsked, asked('farah', booked('KW-2'))], farahToo, `${TEN} is held twice`],
    [
      'a reference is given twice',
      [ashaAsked, asked('farah', booked('KW-1', NOON), NOON)],
      together(asha, stored('farah', 'KW-1', NOON)),
      'reference KW-1 was given twice',
    ],
    ['a message is missing', [ashaAsked], without({ messages: asha.messages.slice(1) }), 'has the messages'],
    [
      'a message is queued twice',
      [ashaAsked],
      without({ messages: [...asha.messages, { ...asha.messages[0]!, id: 'second' }] }),
      'has the messages',
    ],
    ['a call without doubt', [ashaAsked], toBeCalled('asha', 'KW-1', 'failed'), 'has the messages'],
    ['no call in doubt', [ashaAsked], without({ messages: inDoubt }), 'has the messages'],
    ['a job is missing', [ashaAsked], without({ jobs: asha.jobs.slice(1) }), 'message asha-desk has 0 jobs'],
    [
      'a job is queued twice',
      [ashaAsked],
      without({ jobs: [...asha.jobs, ...asha.jobs] }),
      'message asha-desk has 2 jobs',
    ],
    ['the audit event is missing', [ashaAsked], without({ audits: [] }), 'has the audit events []'],
    [
      'the audit event is written twice',
      [ashaAsked],
      without({ audits: [...asha.audits, ...asha.audits] }),
      'has the audit events [booked,booked]',
    ],
    ['a message has no booking', [], without({ bookings: [] }), 'message asha-desk is an orphan'],
    ['a job has no message', [], { ...nothing, jobs: asha.jobs }, 'job for asha-desk is an orphan'],
    ['an audit event has no booking', [], { ...nothing, audits: asha.audits }, 'audit event of asha-id'],
  ])('%s', (_, history, stored, found) =>
    expect(findViolations(history, stored)).toContainEqual(expect.stringContaining(found)))
})
