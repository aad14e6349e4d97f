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

/** A proof-of-work challenge for the browser, valid for the one form that has this key. */
export const issueChallenge = (secret: string, key: string, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.most, COUNTER.least),
    deriveKey,
    data: { key },
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    hmacSignatureSecret: secret,
  })

/** Whether the text is a solved challenge of ours for this key. */
export async function hasSolvedChallenge(secret: string, key: string, text: unknown): Promise<boolean> {
  if (typeof text !== 'string' || text === '' || text.length > 4000) return false
  try {
    const read = proof.safeParse(JSON.parse(text))
    if (!read.success || read.data.challenge.parameters.data.key !== key) return false
    const payload = read.data as unknown as Pick<
      Parameters<typeof verifySolution>[0],
      'challenge' | 'solution'
    >
    const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret })
    return verified
  } catch {
    return false
  }
}
