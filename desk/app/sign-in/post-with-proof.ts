import type { Challenge } from 'altcha-lib'
import { NoConnectionError, post, RefusedError } from '../api.ts'

/** The browser's side of server/limits/challenge.ts. Loaded when it is needed: hardly anybody is asked for it. */
async function solve(challenge: Challenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]).catch(() => {
    throw new NoConnectionError()
  })
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

/** A browser that the desk does not know works for the answer when strangers are guessing: seconds, by itself. */
export async function postWithProof<Answer>(
  path: string,
  body: object,
  onWork: () => void = () => {},
): Promise<Answer> {
  try {
    return await post<Answer>(path, body)
  } catch (error) {
    if (!(error instanceof RefusedError) || error.reason !== 'challenge') throw error
    onWork()
    const { challenge } = error.details as { challenge: Challenge }
    return post<Answer>(path, { ...body, proof: await solve(challenge) })
  }
}
