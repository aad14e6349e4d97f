import type { FastifyRequest } from 'fastify'

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** The request's cookies by name. */
export const cookiesOf = (request: FastifyRequest): Map<string, string> =>
  new Map(
    (request.headers.cookie ?? '').split('; ').map((cookie) => {
      const cut = cookie.indexOf('=')
      return [cookie.slice(0, cut), decoded(cookie.slice(cut + 1))]
    }),
  )
