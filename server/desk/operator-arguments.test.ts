import { expect, test } from 'vitest'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { stretchNamed, understand } from './operator-arguments.ts'

const reference = 'KW-7Q4M-29'

test.each<[string[], RegExp]>([
  [[], /What shall I do/],
  [['helth'], /I do not know "helth"/],
  [['constructor'], /I do not know "constructor"/],
  [['show', reference], /I do not know "show".*Everything else is done at the desk/s],
  [['verify'], /Something is missing/],
  [['verify', reference, 'please'], /do not understand "please"/],
  [['verify', reference, '--yes'], /takes no --yes/],
  [['dismiss', 'a', 'b', '--force'], /--force/],
  [['due', 'today'], /do not understand "today"/],
])('%j is not understood', (argv, words) => {
  expect(() => understand(argv)).toThrow(words)
})

test('a command is parsed with all its arguments', () => {
  expect(understand(['due'])).toEqual({ verb: 'due', args: [], isSure: false })
  expect(understand(['dismiss', 'a', 'b', '--yes'])).toEqual({
    verb: 'dismiss',
    args: ['a', 'b'],
    isSure: true,
  })
})

test('a period has a date and a clock time at both ends', () => {
  const [from, until] = ['10:00', '10:20'].map((clock) => instantAt('2026-11-16', minutesFrom(clock)))
  for (const between of ['T', ' '])
    expect(stretchNamed(`2026-11-16${between}10:00`, `2026-11-16${between}10:20`)).toEqual({ from, until })
  for (const name of ['2026-11-16', '2026-11-16T24:00', '2026-13-01 10:20', '2026-11-16T10', 'now'])
    expect(() => stretchNamed(name, '2026-11-16T10:20'), name).toThrow(/is no time/)
  expect(() => stretchNamed('2026-11-16T10:00', '2026-11-16T10:00')).toThrow(/ends before it begins/)
})
