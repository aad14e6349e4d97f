import { expect, test } from 'vitest'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { dayNamed, momentNamed, rupeesNamed, stretchNamed, understand } from './desk-arguments.ts'

const now = instantAt('2026-11-16', minutesFrom('10:00'))
const reference = 'KW-7Q4M-29'

test.each<[string[], RegExp]>([
  [[], /What shall I do/],
  [['lsit'], /I do not know "lsit"/],
  [['constructor'], /I do not know "constructor"/],
  [['answered', reference], /I do not know "answered"/],
  [['list', 'today', 'tomorrow'], /do not understand "tomorrow"/],
  [['show'], /Something is missing/],
  [['cancel', reference, 'please'], /do not understand "please"/],
  [['cancel', reference, '--yes'], /takes no --yes/],
  [['cancel', reference, '--force'], /--force/],
  [['move', reference, '2026-11-17'], /Something is missing/],
  [['answer', reference, 'Yes', 'we are'], /do not understand "we are"/],
  [['calls', 'today'], /do not understand "today"/],
])('%j is not understood', (argv, words) => {
  expect(() => understand(argv)).toThrow(words)
})

test('a command is parsed with all its arguments', () => {
  expect(understand(['list'])).toEqual({ verb: 'list', args: [], isSure: false })
  expect(understand(['dismiss', 'a', 'b', '--yes'])).toEqual({
    verb: 'dismiss',
    args: ['a', 'b'],
    isSure: true,
  })
})

test('a day is today, tomorrow or a date, and nothing else', () => {
  expect(dayNamed('today', now)).toBe('2026-11-16')
  expect(dayNamed('tomorrow', now)).toBe('2026-11-17')
  expect(dayNamed('2026-12-01', now)).toBe('2026-12-01')
  for (const name of ['yesterday', 'Tomorrow', '16/11/2026', '16-11-2026', '2026-02-30', '2026-11-1', ''])
    expect(() => dayNamed(name, now), name).toThrow(/is no day/)
})

test('a time is a date and a clock, and an amount is whole rupees', () => {
  expect(momentNamed('2026-11-16T10:00')).toEqual(now)
  expect(momentNamed('2026-11-16 10:00')).toEqual(now)
  for (const name of ['2026-11-16', '2026-11-16T24:00', '2026-13-01 10:20', '2026-11-16T10', 'now'])
    expect(() => momentNamed(name), name).toThrow(/is no time/)
  expect(() => stretchNamed('2026-11-16T10:00', '2026-11-16T10:00')).toThrow(/ends before it begins/)
  expect(rupeesNamed('500')).toBe(500)
  for (const text of ['5.50', '-5', '₹500', '', '1000000'])
    expect(() => rupeesNamed(text), text).toThrow(/is no amount/)
})
