import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPage, pageEntries, pagesFor, previousPage, readPage } from './pagination.ts'

/** Any list of pages and any page in it. */
const place = (shortest: number, longest: number) =>
  fc
    .integer({ min: shortest, max: longest })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))

const holdsFor = (
  pages: fc.Arbitrary<[number, number]>,
  rule: (entries: ReturnType<typeof pageEntries>, current: number, last: number) => void,
) =>
  fc.assert(
    fc.property(pages, ([current, last]) => {
      rule(pageEntries(current, last), current, last)
    }),
  )

test('with 5 or fewer pages all are listed', () => {
  holdsFor(place(1, 5), (entries, _, last) =>
    expect(entries).toEqual([1, 2, 3, 4, 5].filter((page) => page <= last)),
  )
})

test('on page 3 or lower: 1, 2, 3, ellipsis, last', () => {
  const low = place(6, 500).map(([current, last]): [number, number] => [((current - 1) % 3) + 1, last])
  holdsFor(low, (entries, _, last) => expect(entries).toEqual([1, 2, 3, 'ellipsis', last]))
})

test('within the last 2: 1, ellipsis, the last three pages', () => {
  const high = place(6, 500).map(([current, last]): [number, number] => [last - (current % 3), last])
  holdsFor(
    high.filter(([current]) => current > 3),
    (entries, _, last) => expect(entries).toEqual([1, 'ellipsis', last - 2, last - 1, last]),
  )
})

test('otherwise: 1, ellipsis, previous, current, next, ellipsis, last', () => {
  const middle = place(6, 500).filter(([current, last]) => current > 3 && last - current > 2)
  holdsFor(middle, (entries, current, last) =>
    expect(entries).toEqual([1, 'ellipsis', current - 1, current, current + 1, 'ellipsis', last]),
  )
})

test('every page is listed with its neighbours, in order, once, from the first to the last', () => {
  holdsFor(place(1, 500), (entries, current, last) => {
    const pages = entries.filter((entry) => entry !== 'ellipsis')
    expect(pages).toContain(current)
    expect(pages[0]).toBe(1)
    expect(pages.at(-1)).toBe(last)
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
    // An ellipsis stands for at least one page that is left out.
    for (const [index, entry] of entries.entries())
      if (entry === 'ellipsis')
        expect((entries[index + 1] as number) - (entries[index - 1] as number)).toBeGreaterThan(1)
  })
})

test('Previous is disabled on the first page, Next on the last, and both lead one page on', () => {
  holdsFor(place(1, 500), (_, current, last) => {
    expect(previousPage(current)).toBe(current === 1 ? null : current - 1)
    expect(nextPage(current, last)).toBe(current === last ? null : current + 1)
  })
})

test('an address gives a page number or means the first page', () => {
  expect(['2', '19', '0', '-1', '1.5', 'two', '', '1e3', '9999999', '०१'].map(readPage)).toEqual([
    2, 19, 1, 1, 1, 1, 1, 1, 1, 1,
  ])
  expect(readPage(null)).toBe(1)
})

test('an empty list is still one page', () => {
  expect([0, 1, 24, 25, 456].map((total) => pagesFor(total, 24))).toEqual([1, 1, 1, 2, 19])
})
