import { expect, test } from 'vitest'
import { defaultPreferences } from '../contact-preferences.ts'
import { minutesBehind } from './behind.ts'
import { mayCallNow, reachOf } from './reach.ts'
import { shortName } from './short-name.ts'
import { verbsOf } from './verbs.ts'
import { belongsToDay } from './work-day.ts'
import type { Reach, WorkRow } from './work-row.ts'

const at = (clock: string, day = '2026-11-16') => new Date(`${day}T${clock}:00+05:30`)
const now = at('11:12')
const sessions = [{ id: 'morning' as const, opens: '10:00', closes: '13:30' }]
const anyHour: Reach = { rule: 'may-call', channel: null, hours: null }

test('a name is shortened to what can be called out, in both scripts, without its title', () => {
  expect(shortName('Asha Verma')).toBe('Asha V.')
  expect(shortName('  asha  devi   verma ')).toBe('asha V.')
  expect(shortName('Smt. Asha Verma')).toBe('Asha V.')
  expect(shortName('Asha')).toBe('Asha')
  expect(shortName('आशा वर्मा')).toBe('आशा व.')
  expect(shortName('श्रीमती आशा श्रीवास्तव')).toBe('आशा श्री.')
  expect(shortName('Dr')).toBe('Dr')
  expect(shortName('Anita Kumari')).toBe('Anita K.')
  expect(shortName('Kumari Anita Rao')).toBe('Anita R.')
  expect(shortName('ओम कुमारी')).toBe('ओम कु.')
})

test('a row shows how the patient may be reached, as the preferences say', () => {
  const reach = (wish: object) => reachOf({ contact: { ...defaultPreferences, ...wish } }, sessions)
  expect(reach({})).toEqual({ rule: 'only-patient', channel: null, hours: null })
  expect(reach({ call: 'write-only', channels: ['whatsapp'] })).toMatchObject({
    rule: 'write-only',
    channel: 'whatsapp',
  })
  expect(reach({ channels: ['sms', 'whatsapp'] }).channel).toBeNull()
  expect(reach({ call: 'yes', hours: 'morning' })).toEqual({
    rule: 'may-call',
    channel: null,
    hours: { from: '10:00', until: '13:30' },
  })
})

test('no patient is called against the preferences, or outside the hours', () => {
  const morning = { ...anyHour, hours: { from: '10:00', until: '13:30' } }
  expect(
    [at('09:59'), at('10:00'), at('13:29'), at('13:30')].map((time) => mayCallNow(morning, time)),
  ).toEqual([false, true, true, false])
  expect(mayCallNow({ ...anyHour, rule: 'write-only' }, now)).toBe(false)
  expect(mayCallNow({ ...anyHour, rule: 'never' }, now)).toBe(false)
})

const row = (over: Partial<WorkRow>) => ({
  kind: 'appointment' as const,
  state: 'booked' as const,
  at: at('11:20').toISOString(),
  since: null,
  reach: anyHour,
  ...over,
})
const clinic = { role: 'receptionist' as const, now, hasSeveralDoctors: true }
const verbs = (
  over: Partial<WorkRow>,
  as: Partial<typeof clinic> | { role: 'doctor' | 'phlebotomist' | 'owner' } = {},
) => verbsOf(row(over), { ...clinic, ...as })

test('each row offers the verbs that are possible now, the most likely first', () => {
  expect(verbs({})).toEqual(['check-in', 'move', 'hand-over', 'call', 'open', 'cancel'])
  expect(verbs({}, { hasSeveralDoctors: false })).not.toContain('hand-over')
  // Twelve minutes late: the patient may still come, may have stayed away, or calls and gets the evening.
  expect(verbs({ at: at('11:00').toISOString() })).toEqual([
    'check-in',
    'missed',
    'move',
    'call',
    'open',
    'cancel',
  ])
  expect(verbs({ at: at('11:00', '2026-11-15').toISOString() })).toEqual(['missed', 'call', 'open'])
  expect(verbs({ at: at('11:20', '2026-11-17').toISOString() })).toEqual([
    'move',
    'hand-over',
    'call',
    'open',
    'cancel',
  ])
  expect(verbs({ state: 'waiting', at: at('11:00').toISOString() })).toEqual([
    'call-in',
    'left',
    'call',
    'open',
  ])
  expect(verbs({ state: 'with-doctor', at: at('10:40').toISOString() })).toEqual(['seen', 'call', 'open'])
  expect(verbs({ state: 'to-confirm' })[0]).toBe('confirm')
  expect(verbs({ state: 'time-to-agree', kind: 'lab-test' })[0]).toBe('agree-time')
  expect(verbs({ state: 'to-answer', kind: 'enquiry' })).toEqual(['answer', 'call', 'open'])
  expect(verbs({ state: 'call-owed', kind: 'call' })).toEqual(['call', 'open'])
  expect(verbs({ state: 'call-owed', kind: 'call', reach: { ...anyHour, rule: 'never' } })).toEqual(['open'])
  for (const state of ['seen', 'missed', 'left', 'cancelled', 'answered', 'called'] as const)
    expect(verbs({ state }), state).toEqual(['open'])
})

test('a doctor calls in and sees, a phlebotomist opens, the owner does nothing', () => {
  expect(verbs({ state: 'waiting' }, { role: 'doctor' })).toEqual(['call-in', 'open'])
  expect(verbs({ state: 'with-doctor' }, { role: 'doctor' })).toEqual(['seen', 'open'])
  expect(verbs({}, { role: 'doctor' })).toEqual(['open'])
  expect(verbs({ kind: 'home-collection' }, { role: 'phlebotomist' })).toEqual(['open'])
  expect(verbs({}, { role: 'owner' })).toEqual([])
})

test('a day shows what happens on it; today also shows what waits for the clinic', () => {
  const [today, tomorrow, yesterday] = ['2026-11-16', '2026-11-17', '2026-11-15']
  const on = (over: Partial<WorkRow>, day: string) => belongsToDay(row(over), day, today)
  const times = { yesterday: at('18:00', yesterday), tomorrow: at('10:00', tomorrow) }
  const [past, ahead] = [times.yesterday.toISOString(), times.tomorrow.toISOString()]
  expect([on({}, today), on({}, tomorrow)]).toEqual([true, false])
  expect([on({ at: ahead }, today), on({ at: ahead }, tomorrow)]).toEqual([false, true])
  for (const state of ['to-answer', 'call-owed', 'message-undelivered'] as const)
    expect(
      [past, ahead].map((at) => on({ state, at }, today)),
      state,
    ).toEqual([true, true])
  expect(on({ state: 'answered', at: past }, today)).toBe(false)
  expect([past, ahead].map((at) => on({ state: 'to-confirm', at }, today))).toEqual([false, true])
  expect(on({ state: 'to-confirm', at: ahead }, tomorrow)).toBe(true)
  expect(on({ state: 'called', at: past, since: now.toISOString() }, today)).toBe(true)
})

test('a doctor is behind by the time that the first waiting patient is overdue', () => {
  const visit = (startsAt: string, checkedInAt: string, calledInAt?: string) => ({
    startsAt: at(startsAt),
    checkedInAt: at(checkedInAt),
    calledInAt: calledInAt ? at(calledInAt) : null,
  })
  expect(minutesBehind([], now)).toBe(0)
  expect(minutesBehind([visit('10:40', '10:30', '10:58'), visit('11:00', '10:50')], now)).toBe(12)
  expect(minutesBehind([visit('10:40', '10:30', '10:58')], now)).toBe(18)
  // One patient is early for a visit that is not due yet; the other came late.
  expect(minutesBehind([visit('11:20', '10:50')], now)).toBe(0)
  expect(minutesBehind([visit('10:40', '11:10')], now)).toBe(2)
})
