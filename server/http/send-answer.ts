import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Body, createBody, LEAST_COMPRESSED } from './body.ts'
import { type Encoding, encodingFor } from './encoding.ts'

/** An answer that is ready before anybody asks for it. */
export type Answer = { headers: Record<string, string>; body: Body }

/** A list of ETags, or one that a proxy has marked as weak, has it in quotes. */
const isCached = ({ headers }: FastifyRequest, etag: string | undefined) =>
  etag !== undefined && headers['if-none-match']?.includes(etag) === true

const encodingOf = ({ headers }: FastifyRequest, { raw }: Body): Encoding =>
  raw.length < LEAST_COMPRESSED ? 'identity' : encodingFor(headers['accept-encoding'])

async function sendBody(request: FastifyRequest, reply: FastifyReply, body: Body) {
  const encoding = encodingOf(request, body)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await body.in(encoding))
}

export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, { headers, body }: Answer) {
  reply.headers(headers)
  if (isCached(request, headers.etag)) return reply.code(304).send()
  return sendBody(request, reply, body)
}

/** A response that was rendered for one visitor; a page may have been changed since. Only texts are rendered. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  page?: string,
) {
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.code(response.status)
  const raw = Buffer.from(page ?? (await response.bytes()))
  return raw.length === 0 ? reply.send() : sendBody(request, reply, createBody(raw, 'quick'))
}
