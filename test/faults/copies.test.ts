import { expect, test } from 'vitest'
import { checkCopies, type LedgerLine, type MessageHistory } from './copies.ts'

const line = (changes: Partial<LedgerLine> = {}): LedgerLine => ({
  id: 'n1',
  bookingId: 'b1',
  channel: 'sms',
  template: 'appointment-confirmed',
  sequence: 0,
  state: 'sent',
  ...changes,
})
const copy = (at: number, messageId = 'n1') => ({ messageId, channel: 'sms' as const, at })
const cancelled = [{ bookingId: 'b1', sequence: 1, committedAt: 100 }]
const check = (history: Partial<MessageHistory>) =>
  checkCopies({ ledger: [line()], copies: [copy(50)], changes: [], kills: [], ...history })

test('correct histories pass', () => {
  expect(check({})).toEqual([])
  expect(check({ copies: [copy(50), copy(60)] })).toEqual([])
  expect(check({ changes: cancelled })).toEqual([])
  expect(check({ ledger: [line({ state: 'uncertain' })], copies: [] })).toEqual([])
  expect(check({ ledger: [line({ state: 'uncertain' })], copies: [copy(1), copy(2)] })).toEqual([])
  expect(check({ ledger: [line({ state: 'withdrawn' })], copies: [], changes: cancelled })).toEqual([])
  const limited = line({ state: 'withdrawn', lastError: 'recipient limit' })
  expect(check({ ledger: [limited], copies: [] })).toEqual([])
  // Handed over before the cancel, the response lost, withdrawn afterwards.
  expect(check({ ledger: [line({ state: 'withdrawn' })], changes: cancelled })).toEqual([])
  // The message about the cancel itself is sent after it.
  expect(
    check({
      ledger: [line({ template: 'appointment-cancelled', sequence: 1 })],
      copies: [copy(150)],
      changes: cancelled,
    }),
  ).toEqual([])
  expect(
    check({ ledger: [line({ template: 'desk-appointment-new' })], copies: [copy(150)], changes: cancelled }),
  ).toEqual([])
})

test('a message in transit when the worker died counts as handed over before, and no other does', () => {
  const kills = [{ at: 90, nextStartAt: 120 }]
  expect(check({ copies: [copy(110)], changes: cancelled, kills })).toEqual([])
  expect(check({ copies: [copy(130)], changes: cancelled, kills })).toHaveLength(1)
  const later = [{ at: 105, nextStartAt: 120 }]
  expect(check({ copies: [copy(110)], changes: cancelled, kills: later })).toHaveLength(1)
})

test.each<[string, Partial<MessageHistory>]>([
  ['a third copy', { copies: [copy(1), copy(2), copy(3)] }],
  [
    'a third copy of an uncertain one',
    { ledger: [line({ state: 'uncertain' })], copies: [copy(1), copy(2), copy(3)] },
  ],
  ['sent and never received', { copies: [] }],
  ['a copy after the cancel', { copies: [copy(101)], changes: cancelled }],
  ['a second copy after the cancel', { copies: [copy(50), copy(101)], changes: cancelled }],
  [
    'a withdrawn one that leaves after the cancel',
    { ledger: [line({ state: 'withdrawn' })], copies: [copy(101)], changes: cancelled },
  ],
  ['withdrawn for no reason', { ledger: [line({ state: 'withdrawn' })], copies: [] }],
  ['never settled', { ledger: [line({ state: 'pending' })], copies: [] }],
  ['stuck in the middle', { ledger: [line({ state: 'sending' })] }],
  ['failed for no reason', { ledger: [line({ state: 'failed' })], copies: [] }],
  [
    'a fourth message to one recipient',
    {
      ledger: ['n1', 'n2', 'n3', 'n4'].map((id, sequence) => line({ id, sequence })),
      copies: ['n1', 'n2', 'n3', 'n4'].map((id, at) => copy(at, id)),
    },
  ],
  ['a copy of an unknown message', { copies: [copy(50), copy(50, 'n2')] }],
  ['a copy by another way', { copies: [copy(50), { ...copy(51), channel: 'email' }] }],
])('reported: %s', (_, history) => {
  expect(check(history)).toHaveLength(1)
})
