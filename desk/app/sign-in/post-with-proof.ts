import type { Challenge } from 'altcha-lib'
import type { AnswerOf, InputOf, PostPath } from '../../contract/calls.ts'
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
