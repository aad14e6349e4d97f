import type { Challenge } from 'altcha-lib'
import type { AnswerOf, InputOf, PostPath } from '../../contract/calls.ts'
import { NoConnectionError, post, RefusedError } from '../api.ts'

/** The browser's side of server/limits/challenge.ts. Loaded on demand: hardly anybody gets a challenge. */
async function solve(challenge: Challenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]).catch(() => {
    throw new NoConnectionError()
  })
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

/**
 * While strangers guess passwords, an unknown browser solves a challenge first: seconds of work, without the
 * person.
 */
export async function postWithProof<Path extends PostPath>(
  path: Path,
  body: InputOf<`POST ${Path}`>,
  onWork: () => void = () => {},
): Promise<AnswerOf<`POST ${Path}`>> {
  try {
    return await post(path, body)
  } catch (error) {
    if (!(error instanceof RefusedError) || error.reason !== 'challenge') throw error
    onWork()
    const { challenge } = error.details as { challenge: Challenge }
    return post(path, { ...body, proof: await solve(challenge) })
  }
}
