import { expect, test } from 'vitest'
import { defaultPreferences } from '../contact-preferences.ts'
import { contactFrom, spokenFrom } from './spoken-wishes.ts'

test('spoken wishes become preferences: one channel, with its reminder or without', () => {
  expect(contactFrom({ call: 'only-me', write: 'sms', remind: true })).toEqual({
    ...defaultPreferences,
    channels: ['sms'],
    reminders: ['sms'],
  })
  expect(contactFrom({ call: 'yes', write: 'whatsapp', remind: false })).toMatchObject({
    call: 'yes',
    channels: ['whatsapp'],
    reminders: [],
  })
})

test('"never call" becomes write-only, or no contact at all', () => {
  expect(contactFrom({ call: 'never', write: 'sms', remind: true })).toMatchObject({
    call: 'write-only',
    channels: ['sms'],
  })
  expect(contactFrom({ call: 'never', write: 'nothing', remind: true })).toMatchObject({
    call: 'never',
    channels: [],
    reminders: [],
  })
})

test('e-mail, which the desk does not ask about, stays, unless nothing may be written', () => {
  const before = { ...defaultPreferences, channels: ['email', 'sms'], reminders: ['email'] } as const
  const stored = { ...before, channels: [...before.channels], reminders: [...before.reminders] }
  expect(contactFrom({ call: 'only-me', write: 'whatsapp', remind: true }, stored)).toMatchObject({
    channels: ['email', 'whatsapp'],
    reminders: ['email', 'whatsapp'],
  })
  expect(contactFrom({ call: 'only-me', write: 'nothing', remind: true }, stored)).toMatchObject({
    channels: [],
    reminders: [],
  })
})

test('a preference that was not asked about stays', () => {
  const stored = { ...defaultPreferences, channels: ['sms', 'whatsapp' as const], reminders: [] } as never
  expect(contactFrom({}, stored)).toEqual(stored)
  expect(contactFrom({ call: 'never' }, stored)).toMatchObject({
    call: 'write-only',
    channels: ['sms', 'whatsapp'],
  })
})

test('stored preferences are shown as spoken choices, and as no choice where none fits', () => {
  expect(
    spokenFrom({ ...defaultPreferences, call: 'write-only', channels: ['sms'], reminders: ['sms'] }),
  ).toEqual({ call: 'never', write: 'sms', remind: true })
  expect(spokenFrom(defaultPreferences)).toEqual({ call: 'only-me', write: 'nothing', remind: false })
  expect(spokenFrom({ ...defaultPreferences, channels: ['sms', 'whatsapp'] }).write).toBeNull()
  expect(spokenFrom({ ...defaultPreferences, channels: ['email'] }).write).toBeNull()
})
