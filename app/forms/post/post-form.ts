import type { ConfirmationView } from '../../confirmation/confirmation.tsx'
import { postJson } from '../post-json.ts'
import type { Rejected } from '../submit-response.ts'
import { type OnRetry, retryUntilAnswered } from './retry.ts'

/** What a page's form is answered with where script asks: see form-route.ts. */
export type FormResponse<Reply> =
  | { confirmation: ConfirmationView; url: string }
  | { confirmation: null; reply: Reply }

type WithRejected = { rejected: Rejected | null }

async function post<Reply>(url: string, body: URLSearchParams): Promise<FormResponse<Reply> | null> {
  const response = await postJson<FormResponse<Reply>>(url, body)
  return response && response.status !== 503 ? response.answer : null
}

/**
 * Submits a form until a response comes, always with the same token, so that however often it arrives it is stored
 * once. Null when there was none in all that time: then nobody knows, and nothing else may be said.
 */
export function postForm<Reply extends WithRejected>(
  url: string,
  body: URLSearchParams,
  onRetry: OnRetry,
): Promise<FormResponse<Reply> | null> {
  body.set('canSolveChallenge', 'yes')
  return retryUntilAnswered(async () => {
    const response = await post<Reply>(url, body)
    const challenge = response?.confirmation === null ? response.reply.rejected?.challenge : undefined
    if (!challenge) return response
    // Many forms come from this network just now: a solved challenge shows that this one comes from a browser.
    const { solveChallengeOf } = await import('./solve-challenge.ts')
    body.set('challengeSolution', await solveChallengeOf(challenge))
    return post<Reply>(url, body)
  }, onRetry)
}
