import type { Form } from '#clinic/booking.ts'
import { type Body, createBody } from './body.ts'
import { searchPlaces, tokenPlaces } from './build-placeholders.ts'
import { etagOf } from './etag.ts'
import type { StyleInliner } from './inline-styles.ts'
import { createPageWithResults, type Found } from './page-with-results.ts'
import { createPageWithToken } from './page-with-token.ts'
import { pageHeaders } from './security-headers.ts'
import type { Answer } from './send-answer.ts'
import { oncePerTheme, type Theme, withTheme } from './theme.ts'

type Options = { inlineStyles: StyleInliner; issueToken: (form: Form) => string }

/** A page of results has a body for each visitor, with what was found for this one. */
export type SharedAnswer = Answer & { bodyFor?: (found: Found) => Body }

const nothing: Found = { typed: '', results: '' }

/** The shared answer to a URL, in the colours of each theme; null where it must not be shared. */
export async function sharedAnswerFrom(
  response: Response,
  { inlineStyles, issueToken }: Options,
): Promise<((theme: Theme | undefined) => SharedAnswer) | null> {
  const headers = Object.fromEntries(response.headers)
  const text = await response.text()
  const isStored = !(headers['cache-control'] ?? 'no-store').includes('no-store')
  // In a cache a page with a token would give one token to two visitors, and one with results what another has typed.
  const isPersonal = tokenPlaces.test(text) || text.includes(searchPlaces.results)
  if (response.status !== 200 || headers['set-cookie'] || (isStored && isPersonal)) return null

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
  return oncePerTheme((theme): SharedAnswer => {
    const { html, styleHash } = inlineStyles(withTheme(text, theme))
    const more = { ...pageHeaders(styleHash), vary: 'accept-encoding, cookie' }
    const bodyFor = createPageWithResults(html)
    return bodyFor ? { ...answerOf(bodyFor(nothing), more), bodyFor } : answerOf(bodyOf(html), more)
  })
}
