import { expect, test } from 'vitest'
import { shortWhen } from './short-when.ts'
import { visitWhen } from './visit-when.ts'

const at = (clock: string) => new Date(`2026-11-17T${clock}:00+05:30`)

test.each([
  ['appointment', '11:00', 'Tuesday 17 November at 11:00 am', 'Tue 17 Nov, 11:00 am'],
  ['home-collection', '07:00', 'Tuesday 17 November, 7–8 am', 'Tue 17 Nov, 7-8 am'],
  ['lab-test', '10:00', 'Tuesday 17 November, 10–11 am', 'Tue 17 Nov, 10-11 am'],
  ['lab-test', '13:00', 'Tuesday 17 November, 1–1:30 pm', 'Tue 17 Nov, 1-1:30 pm'],
] as const)('a visit (%s) at %s is %s, in short %s', (kind, clock, long, short) => {
  expect(visitWhen('en', { kind, startsAt: at(clock) }).replaceAll('\u00a0', ' ')).toBe(long)
  expect(shortWhen('en', { kind, startsAt: at(clock) }).replaceAll('\u00a0', ' ')).toBe(short)
})

test('tests that were agreed for a moment within an hour keep that moment', () => {
  expect(visitWhen('hi', { kind: 'lab-test', startsAt: at('10:40') })).toContain('10:40')
})
