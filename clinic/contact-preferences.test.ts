import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ContactPreferences,
  callRules,
  channels,
  contactHours,
  defaultPreferences,
  maySend,
  nextAllowed,
  parseContactPreferences,
} from './contact-preferences.ts'
import type { Session } from './slots.ts'
import { instantAt, minutesFrom } from './time.ts'

const sessions: Session[] = [
  { id: 'morning', opens: '10:00', closes: '13:30' },
  { id: 'evening', opens: '18:00', closes: '20:30' },
]
const at = (day: string, clock: string) => instantAt(day, minutesFrom(clock))
const everyChannel: ContactPreferences = { ...defaultPreferences, channels: [...channels] }

const anyRules: fc.Arbitrary<ContactPreferences> = fc.record({
  call: fc.constantFrom(...callRules),
  hours: fc.constantFrom(...contactHours),
  channels: fc.subarray([...channels]),
  reminders: fc.subarray([...channels]),
  sharedPhone: fc.boolean(),
})
const anyTime = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const anyChannel = fc.constantFrom(...channels)

test('nothing is sent to a patient who chose to contact the clinic themselves', () => {
  fc.assert(
    fc.property(anyRules, anyChannel, anyTime, (rules, channel, time) => {
      expect(maySend({ ...rules, call: 'never' }, channel, time, sessions)).toBe(false)
    }),
  )
})

test('nothing is sent on a channel that the patient did not choose', () => {
  fc.assert(
    fc.property(anyRules, anyChannel, anyTime, (rules, channel, time) => {
      const others = rules.channels.filter((each) => each !== channel)
      expect(maySend({ ...rules, channels: others }, channel, time, sessions)).toBe(false)
    }),
  )
  expect(maySend(defaultPreferences, 'email', at('2026-11-16', '11:00'), sessions)).toBe(false)
})

test.each([
  ['any', '03:00', true],
  ['morning', '09:59', false],
  ['morning', '10:00', true],
  ['morning', '13:29', true],
  ['morning', '13:30', false],
  ['morning', '18:00', false],
  ['evening', '17:59', false],
  ['evening', '18:00', true],
  ['evening', '20:29', true],
  ['evening', '20:30', false],
] as const)('hours “%s”: at %s on the clinic’s clock a message may leave: %s', (hours, clock, allowed) => {
  expect(maySend({ ...everyChannel, hours }, 'sms', at('2026-11-16', clock), sessions)).toBe(allowed)
})

test('a message that must wait is sent in the next hours that the patient allows', () => {
  const mornings: ContactPreferences = { ...everyChannel, hours: 'morning' }
  expect(nextAllowed(mornings, at('2026-11-16', '02:00'), sessions)).toEqual(at('2026-11-16', '10:00'))
  expect(nextAllowed(mornings, at('2026-11-16', '13:30'), sessions)).toEqual(at('2026-11-17', '10:00'))
  expect(nextAllowed(mornings, at('2026-12-31', '23:59'), sessions)).toEqual(at('2027-01-01', '10:00'))
})

test('the next allowed moment is allowed, not in the past and within a day', () => {
  fc.assert(
    fc.property(anyRules, anyTime, (rules, time) => {
      const next = nextAllowed(rules, time, sessions)
      expect(maySend({ ...everyChannel, hours: rules.hours }, 'email', next, sessions)).toBe(true)
      expect(next.getTime()).toBeGreaterThanOrEqual(time.getTime())
      expect(next.getTime() - time.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
      if (maySend({ ...everyChannel, hours: rules.hours }, 'email', time, sessions))
        expect(next).toEqual(time)
    }),
  )
})

test('hours that the clinic does not have throw: they are a mistake in its facts', () => {
  const evenings: ContactPreferences = { ...everyChannel, hours: 'evening' }
  expect(() => maySend(evenings, 'sms', at('2026-11-16', '19:00'), sessions.slice(0, 1))).toThrow('evening')
})

test('a form without any choice means the default preferences, with mail where an address was given', () => {
  expect(parseContactPreferences({}, false)).toEqual({ ok: true, request: defaultPreferences })
  expect(parseContactPreferences({}, true)).toEqual({
    ok: true,
    request: { ...defaultPreferences, channels: ['email'] },
  })
})

test('what was ticked becomes what is allowed', () => {
  const answers = {
    contactCall: 'only-me',
    contactHours: 'evening',
    bySms: 'yes',
    byWhatsapp: true,
    remindByEmail: 'yes',
    sharedPhone: 'yes',
  }
  expect(parseContactPreferences(answers, true)).toEqual({
    ok: true,
    request: {
      call: 'only-me',
      hours: 'evening',
      channels: ['email', 'sms', 'whatsapp'],
      reminders: ['email', 'sms', 'whatsapp'],
      sharedPhone: true,
    },
  })
  expect(parseContactPreferences({ ...answers, byWhatsapp: undefined }, false)).toMatchObject({
    request: { channels: ['sms'], reminders: ['sms'] },
  })
  expect(parseContactPreferences({ bySms: 'no', sharedPhone: '' }, false)).toEqual({
    ok: true,
    request: defaultPreferences,
  })
})

test('"never contact me" leaves no channel, whatever else was ticked', () => {
  const ticked = { contactCall: 'never', bySms: 'yes', byWhatsapp: 'yes', remindByEmail: 'yes' }
  expect(parseContactPreferences(ticked, true)).toMatchObject({
    ok: true,
    request: { call: 'never', channels: [], reminders: [] },
  })
})

test('a value that the form does not offer is an error at its field', () => {
  expect(parseContactPreferences({ contactCall: 'sometimes', contactHours: 7 }, true)).toEqual({
    ok: false,
    errors: [
      { field: 'contactCall', code: 'contact-call-required' },
      { field: 'contactHours', code: 'contact-hours-required' },
    ],
  })
})
