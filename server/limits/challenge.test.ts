import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveChallengeOf } from '#app/forms/post/solve-challenge.ts'
import { hasSolvedChallenge, issueChallenge } from './challenge.ts'

const secret = 'a secret of more than thirty-two characters'
const key = randomUUID()
const now = () => new Date()
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('a solved challenge is accepted for the one form it was issued for', async () => {
  const solution = await solveChallengeOf(await issueChallenge(secret, key, now()))
  expect(await hasSolvedChallenge(secret, key, solution)).toBe(true)
  expect(await hasSolvedChallenge(secret, randomUUID(), solution)).toBe(false)
  expect(await hasSolvedChallenge(`${secret}!`, key, solution)).toBe(false)
})

test('a solution is good for ten minutes', async () => {
  expect(
    await hasSolvedChallenge(
      secret,
      key,
      await solveChallengeOf(await issueChallenge(secret, key, minutesAgo(9))),
    ),
  ).toBe(true)
  expect(
    await hasSolvedChallenge(
      secret,
      key,
      await solveChallengeOf(await issueChallenge(secret, key, minutesAgo(11))),
    ),
  ).toBe(false)
})

test('a challenge that was made easier, renamed or prolonged is rejected', async () => {
  const challenge = await issueChallenge(secret, key, now())
  const right = JSON.parse(await solveChallengeOf(challenge))
  const forged = async (parameters: Record<string, unknown>) => {
    const easier = { ...challenge, parameters: { ...challenge.parameters, ...parameters } }
    const { solution } = JSON.parse(await solveChallengeOf(easier as typeof challenge))
    return JSON.stringify({ challenge: easier, solution })
  }
  expect(await hasSolvedChallenge(secret, key, JSON.stringify(right))).toBe(true)
  const other = randomUUID()
  expect(await hasSolvedChallenge(secret, other, await forged({ data: { key: other } }))).toBe(false)
  expect(await hasSolvedChallenge(secret, key, await forged({ cost: 1, keyPrefix: '00' }))).toBe(false)
  expect(await hasSolvedChallenge(secret, key, await forged({ expiresAt: 4_000_000_000 }))).toBe(false)
})

test('a guess is rejected', async () => {
  const challenge = await issueChallenge(secret, key, now())
  const { solution } = JSON.parse(await solveChallengeOf(challenge))
  const guess = (changes: object) => JSON.stringify({ challenge, solution: { ...solution, ...changes } })
  expect(await hasSolvedChallenge(secret, key, guess({ counter: 0 }))).toBe(false)
  expect(await hasSolvedChallenge(secret, key, guess({ derivedKey: '00' }))).toBe(false)
  expect(await hasSolvedChallenge(secret, key, JSON.stringify({ challenge, solution: { counter: 1 } }))).toBe(
    false,
  )
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
])('%j is no solution, and throws no error', async (garbage) => {
  expect(await hasSolvedChallenge(secret, key, garbage)).toBe(false)
})
