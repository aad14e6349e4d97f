import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** About a second on a cheap phone, in the background; a bot pays it for every booking. */
const COST = 2000
const COUNTER = { least: 60, most: 160 }
const LIFETIME_MS = 10 * 60_000

const proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ key: z.string() }) }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number() }),
})

/** A proof-of-work challenge for the browser, valid for the one form that has this key; `level` times the usual work. */
export const issueChallenge = (secret: string, key: string, now: Date, level = 1): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.most * level, COUNTER.least * level),
    deriveKey,
    data: { key },
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    hmacSignatureSecret: secret,
  })

/** The key of the challenge of ours that was solved; null for any other text. */
export async function keyOfSolvedChallenge(secret: string, text: unknown): Promise<string | null> {
  if (typeof text !== 'string' || text === '' || text.length > 4000) return null
  try {
    const read = proof.safeParse(JSON.parse(text))
    if (!read.success) return null
    const payload = read.data as unknown as Pick<
      Parameters<typeof verifySolution>[0],
      'challenge' | 'solution'
    >
    const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret })
    return verified ? read.data.challenge.parameters.data.key : null
  } catch {
    return null
  }
}

/** Whether the text is a solved challenge of ours for this key. */
export const hasSolvedChallenge = async (secret: string, key: string, text: unknown): Promise<boolean> =>
  (await keyOfSolvedChallenge(secret, text)) === key
