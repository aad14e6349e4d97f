import { expect, test } from 'vitest'
import { createContext } from './context.ts'

test('random bytes have the wanted length and never repeat, also beyond one drawing', () => {
  const { random } = createContext()
  const drawn = Array.from({ length: 2000 }, () => random(16))
  for (const bytes of drawn) expect(bytes).toHaveLength(16)
  expect(new Set(drawn.map((bytes) => bytes.toString('hex'))).size).toBe(drawn.length)
  expect(random(10_000)).toHaveLength(10_000)
  expect(drawn.some((bytes) => bytes.every((byte) => byte === 0))).toBe(false)
})
