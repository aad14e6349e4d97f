import type { Form } from '#clinic/booking.ts'
import { type Body, createBody } from './body.ts'
import { tokenPlaces } from './build-placeholders.ts'
import { etagOf } from './etag.ts'
import type { StyleInliner } from './inline-styles.ts'
import { createPageWithToken } from './page-with-token.ts'
import { pageHeaders } from './security-headers.ts'
import type { Answer } from './send-answer.ts'
import { oncePerTheme, withTheme } from './theme.ts'

type Options = { inlineStyles: StyleInliner; issueToken: (form: Form) => string }

/** The shared answer to a URL, in the colours of each theme; null where it must not be shared. */
export async function sharedAnswerFrom(response: Response, { inlineStyles, issueToken }: Options) {
  const headers = Object.fromEntries(response.headers)
  const text = await response.text()
  const isStored = !(headers['cache-control'] ?? 'no-store').includes('no-store')
  // A page with a token in a cache would give one token to two visitors.
  if (response.status !== 200 || headers['set-cookie'] || (isStored && tokenPlaces.test(text))) return null

  function bodyOf(html: string): Body {
    const [place, form] = tokenPlaces.exec(html) ?? []
    if (!place || !form) return createBody(Buffer.from(html), 'quick')
    return createPageWithToken(html, place, () => issueToken(form as Form))
  }
  const answerOf = (body: Body, more: Record<string, string>): Answer => {
    const etag = headers.etag ?? etagOf(body.raw)
    return { body, headers: { 'cache-control': 'no-store', ...headers, ...more, ...(isStored && { etag }) } }
  }
  if (!headers['content-type']?.startsWith('text/html')) {
    const answer = answerOf(createBody(Buffer.from(text), 'quick'), { vary: 'accept-encoding' })
    return () => answer
  }
  return oncePerTheme((theme) => {
    const { html, styleHash } = inlineStyles(withTheme(text, theme))
    return answerOf(bodyOf(html), { ...pageHeaders(styleHash), vary: 'accept-encoding, cookie' })
  })
}
