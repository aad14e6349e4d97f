import { expect, onTestFinished, test, vi } from 'vitest'
import { createCache } from './cache.ts'

const failing = () => Promise.reject(new Error('database down'))

function counting() {
  let loads = 0
  return async () => ++loads
}

test('a value is loaded once for all waiting requests, and again when it is too old', async () => {
  const cache = createCache<number>({ ttlMs: 1000 })
  const load = counting()
  expect(await Promise.all([cache.get('a', load, 0), cache.get('a', load, 999)])).toEqual([1, 1])
  expect(await cache.get('b', load, 999)).toBe(2)
  expect(await cache.get('a', load, 1000)).toBe(3)
})

test('a cleared value is loaded again, and one that was loading meanwhile is discarded', async () => {
  const cache = createCache<number>({ ttlMs: 1000 })
  let finish = (_: number) => {}
  const slow = cache.get('a', () => new Promise<number>((resolve) => (finish = resolve)), 0)
  cache.clear()
  expect(await cache.get('a', async () => 2, 0)).toBe(2)
  finish(1)
  expect(await slow).toBe(1)
  expect(await cache.get('a', failing, 0)).toBe(2)
})

test('neither an error nor null is cached', async () => {
  const cache = createCache<number | null>({ ttlMs: 1000 })
  await expect(cache.get('a', failing, 0)).rejects.toThrow('database down')
  expect(await cache.get('a', async () => null, 0)).toBeNull()
  expect(await cache.get('a', async () => 1, 0)).toBe(1)
})

test('where stale values are allowed, the last one replaces an error, again and again', async () => {
  const errors: unknown[] = []
  const cache = createCache<number>({ ttlMs: 0, onStale: (error) => errors.push(error) })
  await expect(cache.get('a', failing)).rejects.toThrow('database down')
  expect(await cache.get('a', async () => 1)).toBe(1)
  expect(await cache.get('a', failing)).toBe(1)
  expect(await cache.get('a', failing)).toBe(1)
  expect(errors).toHaveLength(2)
  expect(await cache.get('a', async () => 2)).toBe(2)
})

test('a value that is too old is not in memory any more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const cache = createCache<number>({ ttlMs: 1000 })
  const load = counting()
  await cache.get('typed text', load, 0)
  vi.advanceTimersByTime(999)
  expect(await cache.get('typed text', load, 0)).toBe(1)
  vi.advanceTimersByTime(1)
  // By its age alone the first value would still be served.
  expect(await cache.get('typed text', load, 0)).toBe(2)
})

test('the oldest entry is removed when there are too many', async () => {
  const cache = createCache<number>({ ttlMs: 1000, maxEntries: 2 })
  const load = counting()
  for (const key of ['a', 'b', 'c']) await cache.get(key, load, 0)
  expect(await cache.get('b', load, 0)).toBe(2)
  expect(await cache.get('a', load, 0)).toBe(4)
})
