import { expect, test } from 'vitest'
import { defaultPreferences } from './contact-preferences.ts'
import { parseWishes, WORDS_MAX, wishClocks } from './contact-wishes.ts'

const everyWay = { call: true, email: true, sms: true, whatsapp: true }
const onlyMe = { contactCall: 'only-me' }

test('an unchanged form means the safest preferences', () => {
  const served = { ...onlyMe, contactFrom: '', contactUntil: '', wordsForOthers: ' ' }
  expect(parseWishes(served, everyWay)).toEqual({ ok: true, request: defaultPreferences })
})

test('calls, messages and reminders are three choices: a reminder alone allows no other message', () => {
  expect(parseWishes({ ...onlyMe, remindBySms: 'yes' }, everyWay)).toMatchObject({
    request: { call: 'only-me', channels: [], reminders: ['sms'] },
  })
  expect(parseWishes({ ...onlyMe, byWhatsapp: 'yes' }, everyWay)).toMatchObject({
    request: { channels: ['whatsapp'], reminders: [] },
  })
})

test('"do not call, WhatsApp only" is possible, and needs a channel', () => {
  expect(parseWishes({ contactCall: 'write-only', byWhatsapp: 'yes' }, everyWay)).toMatchObject({
    request: { call: 'write-only', channels: ['whatsapp'] },
  })
  expect(parseWishes({ contactCall: 'write-only' }, everyWay)).toEqual({
    ok: false,
    errors: [{ field: 'contactCall', code: 'contact-way-required' }],
  })
})

test('a channel that cannot be used is never allowed, whatever is posted', () => {
  const all = { ...onlyMe, byEmail: 'yes', bySms: 'yes', byWhatsapp: 'yes', remindByEmail: 'yes' }
  const none = { call: true, email: false, sms: false, whatsapp: false }
  expect(parseWishes(all, none)).toEqual({ ok: true, request: defaultPreferences })
})

test('the hours are from and to in half hours; one end alone leaves the other open', () => {
  const hours = (contactFrom: string, contactUntil: string) =>
    parseWishes({ ...onlyMe, contactFrom, contactUntil }, everyWay)
  expect(hours('15:00', '16:30')).toMatchObject({ request: { hours: { from: '15:00', until: '16:30' } } })
  expect(hours('15:00', '')).toMatchObject({
    request: { hours: { from: '15:00', until: wishClocks.at(-1) } },
  })
  expect(hours('', '15:00')).toMatchObject({ request: { hours: { from: wishClocks[0], until: '15:00' } } })
  for (const [from, until] of [
    ['16:30', '15:00'],
    ['15:00', '15:00'],
  ] as const)
    expect(hours(from, until)).toEqual({
      ok: false,
      errors: [{ field: 'contactUntil', code: 'contact-hours-order' }],
    })
  expect(hours('15:10', '')).toMatchObject({ errors: [{ field: 'contactFrom' }] })
})

test('the words for others are the patient’s own, in one line, and only where others could answer', () => {
  const words = (contactCall: string, wordsForOthers: string) =>
    parseWishes({ contactCall, wordsForOthers, bySms: 'yes' }, everyWay)
  expect(words('only-me', '  It is about\n the school. ')).toMatchObject({
    request: { wordsForOthers: 'It is about the school.' },
  })
  for (const call of ['yes', 'write-only', 'never'])
    expect(words(call, 'It is about the school.')).toMatchObject({ request: { wordsForOthers: null } })
  expect(words('only-me', 'क'.repeat(WORDS_MAX))).toMatchObject({ ok: true })
  expect(words('only-me', 'क'.repeat(WORDS_MAX + 1))).toEqual({
    ok: false,
    errors: [{ field: 'wordsForOthers', code: 'contact-words-too-long' }],
  })
})

test('"do not contact me" leaves nothing else standing', () => {
  const all = { contactCall: 'never', bySms: 'yes', remindBySms: 'yes', contactFrom: '10:00' }
  expect(parseWishes({ ...all, sharedPhone: 'yes' }, everyWay)).toEqual({
    ok: true,
    request: { ...defaultPreferences, call: 'never', sharedPhone: true },
  })
})

test('a choice that is not in the form is an error', () => {
  expect(parseWishes({}, everyWay)).toMatchObject({ errors: [{ code: 'contact-call-required' }] })
  expect(parseWishes({ contactCall: 'sometimes' }, everyWay)).toMatchObject({ ok: false })
})

test('a patient without a number is written to or not contacted, and never called', () => {
  const byEmail = { call: false, email: true, sms: false, whatsapp: false }
  expect(parseWishes(onlyMe, byEmail)).toMatchObject({ errors: [{ code: 'contact-call-required' }] })
  expect(parseWishes({ contactCall: 'write-only', byEmail: 'yes' }, byEmail)).toMatchObject({
    request: { call: 'write-only', channels: ['email'] },
  })
  expect(parseWishes({ contactCall: 'never' }, byEmail)).toMatchObject({ request: { call: 'never' } })
})
