import { createHash } from 'node:crypto'

/** The same body always has the same ETag, in every process. */
export const etagOf = (body: string | Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
