import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilAnswered, TRIES } from './retry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('it tries five times in all, reports which try comes next, and then gives up', async () => {
  const ask = vi.fn(async () => null)
  const tries: number[] = []
  const asked = retryUntilAnswered(ask, (next) => tries.push(next))
  await vi.runAllTimersAsync()
  expect(await asked).toBeNull()
  expect(ask).toHaveBeenCalledTimes(TRIES)
  expect(tries).toEqual([2, 3, 4, 5])
})

test('a visitor can start the next try at once', async () => {
  const ask = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce(null).mockResolvedValue('answered')
  const asked = retryUntilAnswered(ask, (_, beginNow) => beginNow())
  expect(await asked).toBe('answered')
  expect(ask).toHaveBeenCalledTimes(2)
})
