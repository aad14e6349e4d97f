import type { ConfirmationView } from '../../confirmation/confirmation.tsx'
import { postJson } from '../post-json.ts'
import type { Rejected } from '../submit-response.ts'
import { type OnRetry, retryUntilAnswered } from './retry.ts'

/** The response to a page's form where script asks: see form-route.ts. */
export type FormResponse<Reply> =
  | { confirmation: ConfirmationView; url: string }
  | { confirmation: null; reply: Reply }

type WithRejected = { rejected: Rejected | null }

/** Which try comes next, how to start it at once, and whether our own system caused it. */
type OnFormRetry = (...of: [...Parameters<OnRetry>, isOurFault: boolean]) => void

async function post<Reply>(
  url: string,
  body: URLSearchParams,
  onStatus: (status: number) => void,
): Promise<FormResponse<Reply> | null> {
  const response = await postJson<FormResponse<Reply>>(url, body, onStatus)
  return response && response.status !== 503 ? response.answer : null
}

/**
 * Submits a form until a response comes, always with the same token: however often it arrives, it is stored once.
 * Null without any response in that time: the outcome is unknown, and the page must say so.
 */
export function postForm<Reply extends WithRejected>(
  url: string,
  body: URLSearchParams,
  onRetry: OnFormRetry,
): Promise<FormResponse<Reply> | null> {
  body.set('canSolveChallenge', 'yes')
  let isOurFault = false
  const postOnce = () => {
    isOurFault = false
    return post<Reply>(url, body, (status) => {
      isOurFault = status >= 500
    })
  }
  const ask = async () => {
    const response = await postOnce()
    const challenge = response?.confirmation === null ? response.reply.rejected?.challenge : undefined
    if (!challenge) return response
    // Many forms come from this network: a solved challenge shows that this one comes from a browser.
    const { solveChallengeOf } = await import('./solve-challenge.ts')
    body.set('challengeSolution', await solveChallengeOf(challenge))
    return postOnce()
  }
  return retryUntilAnswered(ask, (next, beginNow) => onRetry(next, beginNow, isOurFault))
}
