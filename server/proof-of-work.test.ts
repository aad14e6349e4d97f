import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveWork } from '#app/forms/solve-work.ts'
import { askForWork, hasWorked } from './proof-of-work.ts'

const secret = 'a secret of more than thirty-two characters'
const key = randomUUID()
const now = () => new Date()
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('what a browser solves is accepted for the one form it was asked for', async () => {
  const work = await solveWork(await askForWork(secret, key, now()))
  expect(await hasWorked(secret, key, work)).toBe(true)
  expect(await hasWorked(secret, randomUUID(), work)).toBe(false)
  expect(await hasWorked(`${secret}!`, key, work)).toBe(false)
})

test('work is good for ten minutes', async () => {
  expect(await hasWorked(secret, key, await solveWork(await askForWork(secret, key, minutesAgo(9))))).toBe(
    true,
  )
  expect(await hasWorked(secret, key, await solveWork(await askForWork(secret, key, minutesAgo(11))))).toBe(
    false,
  )
})

test('a sum that someone made easier, renamed or prolonged for himself is not ours', async () => {
  const challenge = await askForWork(secret, key, now())
  const right = JSON.parse(await solveWork(challenge))
  const forged = async (parameters: Record<string, unknown>) => {
    const easier = { ...challenge, parameters: { ...challenge.parameters, ...parameters } }
    const { solution } = JSON.parse(await solveWork(easier as typeof challenge))
    return JSON.stringify({ challenge: easier, solution })
  }
  expect(await hasWorked(secret, key, JSON.stringify(right))).toBe(true)
  const other = randomUUID()
  expect(await hasWorked(secret, other, await forged({ data: { key: other } }))).toBe(false)
  expect(await hasWorked(secret, key, await forged({ cost: 1, keyPrefix: '00' }))).toBe(false)
  expect(await hasWorked(secret, key, await forged({ expiresAt: 4_000_000_000 }))).toBe(false)
})

test('a guess is not work', async () => {
  const challenge = await askForWork(secret, key, now())
  const { solution } = JSON.parse(await solveWork(challenge))
  const guess = (changes: object) => JSON.stringify({ challenge, solution: { ...solution, ...changes } })
  expect(await hasWorked(secret, key, guess({ counter: 0 }))).toBe(false)
  expect(await hasWorked(secret, key, guess({ derivedKey: '00' }))).toBe(false)
  expect(await hasWorked(secret, key, JSON.stringify({ challenge, solution: { counter: 1 } }))).toBe(false)
})

test.each([
  undefined,
  null,
  '',
  '{',
  '[]',
  'null',
  '{}',
  7,
  {},
  ['x'],
  'x'.repeat(5000),
  '\0',
])('%j is not work, and no mishap either', async (garbage) => {
  expect(await hasWorked(secret, key, garbage)).toBe(false)
})
