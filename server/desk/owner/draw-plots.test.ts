import { expect, test } from 'vitest'
import { drawDays, drawShares, drawWeeks } from './draw-plots.ts'

const all = (svg: string, pattern: RegExp) => Array.from(svg.matchAll(pattern), ([, found]) => found!)

test('a bar is as high as its count; a hidden one is hatched and as high as ten', () => {
  const svg = drawDays(
    [40, 20, null].map((count, place) => ({ label: String(place), tick: '', weekday: 1, count })),
    'wide',
  )
  const [forty, twenty, hidden] = all(svg, /<rect[^>]+ height="([\d.]+)"/g).map(Number)
  expect(twenty! / forty!).toBeCloseTo(1 / 2, 3)
  expect(hidden! / forty!).toBeCloseTo(1 / 4, 3)
  expect(all(svg, /<rect[^>]+ fill="([^"]+)"/g)).toEqual([
    'var(--plot-1)',
    'var(--plot-1)',
    'var(--plot-hidden)',
  ])
})

test.each([
  [10, ['0', '5', '10']],
  [44, ['0', '20', '40']],
  [480, ['0', '200', '400']],
])('up to %i the lines are at round counts', (count, labels) => {
  const svg = drawDays([{ label: 'a', tick: '', weekday: 1, count }], 'narrow')
  expect(all(svg, /tabular-nums">(\d+)</g)).toEqual(labels)
})

test('the line of missed visits is interrupted at a hidden week', () => {
  const svg = drawWeeks([0.1, 0.2, null, 0.1, 0.1].map((share) => ({ tick: '', share })))
  expect(all(svg, /d="([^"]+)"/g)[0]!.replaceAll(/[\d. ]+/g, '')).toBe('MLML')
  expect(all(svg, /<circle cx="(\d+)/g)).toHaveLength(4)
})

test('a label is text, never a tag', () => {
  const svg = drawShares([{ label: '<b> & co', share: 0.5, text: '50 %', isNear: true }])
  expect(svg).toContain('>&lt;b> &amp; co</text>')
})
