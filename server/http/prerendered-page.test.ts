import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { NextFree, NextFreeReader } from '../bookings/next-free.ts'
import type { Signature } from '../texts/sign-offs.ts'
import { BUILD_FREE_OFFER, BUILD_FREE_WHEN } from './build-placeholders.ts'
import { createPrerenderedPage } from './prerendered-page.ts'

const card = (state: string, href: string, text: string) =>
  `<a class="card" href="${href}" data-next-free="${state}"><b>${text}</b></a>`
const built = `<p>Before</p>${card('free', `/appoitment?next=${BUILD_FREE_OFFER}`, BUILD_FREE_WHEN)}${card('unknown', '/appoitment', 'Choose')}${card('none', 'tel:1', 'Call')}<p>After</p>`

const now = new Date('2026-11-16T12:00:00+05:30')
const evening = new Date('2026-11-16T18:20:00+05:30')

const served = ({ body, ...page }: ReturnType<ReturnType<typeof createPrerenderedPage>>) => ({
  ...page,
  html: body.raw.toString(),
  compressed: async () => body.in('br'),
})

function open(html = built) {
  let shown: NextFree = { state: 'unknown' }
  let freshForMs = 0
  const reader: NextFreeReader = {
    read: () => ({ next: shown, freshForMs }),
    changed: async () => {},
    settled: async () => {},
    start() {},
    stop() {},
  }
  const page = createPrerenderedPage(html, 'en', {
    nextFree: reader,
    offer: (startsAt) => `offer-${startsAt.getTime()}`,
    signatures: () => new Map(),
  })
  return (next: NextFree, ms = 60_000, at = now) => {
    shown = next
    freshForMs = ms
    return served(page(at))
  }
}

test('the card that is true stays, with its time; the others go', () => {
  const page = open()
  expect(page({ state: 'unknown' }).html).toBe(
    `<p>Before</p>${card('unknown', '/appoitment', 'Choose')}<p>After</p>`,
  )
  expect(page({ state: 'none' }).html).toBe(`<p>Before</p>${card('none', 'tel:1', 'Call')}<p>After</p>`)
  expect(page({ state: 'free', startsAt: evening }).html).toBe(
    `<p>Before</p>${card('free', `/appoitment?next=offer-${evening.getTime()}`, 'Today 6:20\u00a0pm')}<p>After</p>`,
  )
})

test('at midnight what was tomorrow becomes today', () => {
  const page = open()
  const free: NextFree = { state: 'free', startsAt: new Date('2026-11-17T10:00:00+05:30') }
  expect(page(free, 60_000, new Date('2026-11-16T23:59:59+05:30')).html).toContain('Tomorrow 10:00')
  expect(page(free, 60_000, new Date('2026-11-17T00:00:00+05:30')).html).toContain('Today 10:00')
})

test('each time has an ETag of its own, and is compressed once', async () => {
  const page = open()
  const first = page({ state: 'free', startsAt: evening })
  const again = page({ state: 'free', startsAt: evening })
  expect(again.etag).toBe(first.etag)
  const compressed = await first.compressed()
  expect(await again.compressed()).toBe(compressed)
  expect(brotliDecompressSync(compressed).toString()).toBe(first.html)
  const later = page({ state: 'free', startsAt: new Date(evening.getTime() + 20 * 60_000) })
  expect(later.etag).not.toBe(first.etag)
})

test('only the last few times stay in memory', async () => {
  const page = open()
  const first = await page({ state: 'free', startsAt: evening }).compressed()
  for (let n = 1; n <= 4; n++) page({ state: 'free', startsAt: new Date(evening.getTime() + n * 60_000) })
  expect(await page({ state: 'free', startsAt: evening }).compressed()).not.toBe(first)
})

test('no cache may show a time after its minute, and none keeps a card without one', () => {
  const page = open()
  const free: NextFree = { state: 'free', startsAt: evening }
  expect(page(free, 60_000).cacheControl).toBe('public, max-age=30')
  expect(page(free, 12_900).cacheControl).toBe('public, max-age=12')
  expect(page(free, 900).cacheControl).toBe('no-cache')
  expect(page({ state: 'unknown' }, 0).cacheControl).toBe('no-cache')
})

test('a page without the card is as it was built, and cached for five minutes', () => {
  const page = open('<p>Plain</p>')
  expect(page({ state: 'free', startsAt: evening })).toMatchObject({
    html: '<p>Plain</p>',
    cacheControl: 'public, max-age=300',
  })
})

test('a text says that it awaits a doctor until it is signed, and again when its words have changed', () => {
  const line = (state: string, text: string, hidden = '') =>
    `<b data-review="safety ${state}"${hidden}>${text}</b>`
  const html = `<p>${line('awaiting', 'Awaits')}${line('signed', 'By reviewer.invalid on reviewed-on.invalid', ' hidden=""')}</p>`
  let signatures = new Map<string, Signature>()
  const nextFree = {
    read: () => ({ next: { state: 'none' as const }, freshForMs: 0 }),
  } as unknown as NextFreeReader
  const pageAt = createPrerenderedPage(html, 'en', {
    nextFree,
    offer: String,
    signatures: () => signatures,
  })
  const page = (at: Date) => served(pageAt(at))
  const before = page(now)
  expect(before.html).toBe(`<p>${line('awaiting', 'Awaits')}</p>`)
  expect(before.cacheControl).toBe('public, max-age=300')
  const reviewer = { en: 'Dr. Rao & Co <b>', hi: 'डॉ. राव' }
  signatures = new Map([['safety', { reviewer, at: now }]])
  const after = page(now)
  expect(after.html).toBe(`<p>${line('signed', 'By Dr. Rao &amp; Co &lt;b> on November 16, 2026')}</p>`)
  expect(after.etag).not.toBe(before.etag)
  signatures = new Map()
  expect(page(now).html).toBe(before.html)
})
