import { etagOf } from '#server/http/etag.ts'

/**
 * Answers a list call, or 304. The text is serialised once for each source object: while the server caches the
 * object, the same text is sent.
 */
export function createListResponse<Source extends object>(
  cacheControl: string,
  dataOf: (source: Source) => unknown[],
): (request: Request, source: Source) => Response {
  const serialised = new WeakMap<Source, { body: string; etag: string }>()
  const serialise = (source: Source) => {
    const body = JSON.stringify({ success: true, data: dataOf(source), message: 'OK' })
    const text = { body, etag: etagOf(body) }
    serialised.set(source, text)
    return text
  }
  return (request, source) => {
    const { body, etag } = serialised.get(source) ?? serialise(source)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      etag,
    }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(body, { headers })
  }
}
