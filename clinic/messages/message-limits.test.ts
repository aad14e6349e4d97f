import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultMessageLimits,
  deskMailFits,
  PER_RECIPIENT_PER_DAY,
  PER_RECIPIENT_PER_HOUR,
  paidBudget,
  restrain,
  URGENT_DESK_MAILS_PER_HOUR,
} from './message-limits.ts'

const limits = { paidPerDay: 100, deskMailsPerHour: 60 }
const nothing = { lastHour: 0, lastDay: 0, paidToday: 0 }
const sms = { isFromClinic: false, trust: 'normal', isPaid: true } as const

test('the fourth message in an hour and the eleventh in a day are not sent', () => {
  expect(restrain(sms, { ...nothing, lastHour: 2, lastDay: 2 }, limits)).toBeNull()
  expect(restrain(sms, { ...nothing, lastHour: 3, lastDay: 3 }, limits)).toBe('recipient limit')
  expect(restrain(sms, { ...nothing, lastDay: 9 }, limits)).toBeNull()
  expect(restrain(sms, { ...nothing, lastDay: 10 }, limits)).toBe('recipient limit')
})

test('at three quarters of the day’s paid messages the rest is reserved for proven bookings, at the end for the clinic', () => {
  const proven = { ...sms, trust: 'proven' } as const
  const at = (paidToday: number) => ({ ...nothing, paidToday })
  expect([74, 75, 99, 100].map((count) => restrain(sms, at(count), limits))).toEqual([
    null,
    'daily limit near',
    'daily limit near',
    'daily limit near',
  ])
  expect([75, 99, 100].map((count) => restrain(proven, at(count), limits))).toEqual([
    null,
    null,
    'daily limit',
  ])
  expect(restrain({ ...sms, isPaid: false }, at(1000), limits)).toBeNull()
  expect([74, 75, 100].map((count) => paidBudget(count, 100))).toEqual(['open', 'near', 'spent'])
})

const trust = fc.constantFrom('normal' as const, 'proven' as const, 'suspect' as const)
const counts = fc.record({ lastHour: fc.nat(20), lastDay: fc.nat(40), paidToday: fc.nat(1000) })

test('no limit applies to messages from the clinic', () => {
  fc.assert(
    fc.property(trust, fc.boolean(), counts, (given, isPaid, sent) => {
      expect(restrain({ isFromClinic: true, trust: given, isPaid }, sent, limits)).toBeNull()
    }),
  )
})

test('a message caused by a stranger is sent only within every limit, and never for an unproven form', () => {
  fc.assert(
    fc.property(trust, fc.boolean(), counts, (given, isPaid, sent) => {
      if (restrain({ isFromClinic: false, trust: given, isPaid }, sent, limits) !== null) return
      expect(given).not.toBe('suspect')
      expect(sent.lastHour).toBeLessThan(PER_RECIPIENT_PER_HOUR)
      expect(sent.lastDay).toBeLessThan(PER_RECIPIENT_PER_DAY)
      if (isPaid) expect(sent.paidToday).toBeLessThan(given === 'proven' ? 100 : 75)
    }),
  )
})

test('the clinic’s inbox has room for so many single mails an hour, and for complaints besides', () => {
  expect(deskMailFits(false, 59, defaultMessageLimits)).toBe(true)
  expect(deskMailFits(false, 60, defaultMessageLimits)).toBe(false)
  expect(deskMailFits(true, URGENT_DESK_MAILS_PER_HOUR - 1, defaultMessageLimits)).toBe(true)
  expect(deskMailFits(true, URGENT_DESK_MAILS_PER_HOUR, defaultMessageLimits)).toBe(false)
})
