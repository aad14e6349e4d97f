import { constants, createBrotliCompress } from 'node:zlib'
import { brotliOptions } from './body.ts'
import { brotliPart, lastPart, storedPart } from './brotli-part.ts'
import type { Join } from './join.ts'

/**
 * Brotli codes a literal by the two bytes before it: those before the piece after a text must not depend on the text.
 */
const CONTEXT = 2

/** Stands in for texts while the page is compressed. Nothing refers back to it: every other byte occurs in no UTF-8. */
function createStandIns(length: number) {
  let count = 0
  return () => Buffer.from(Array.from({ length }, (_, place) => (place % 2 === 1 ? 0xff : count++)))
}

function openBrotli(size: number) {
  const stream = createBrotliCompress(brotliOptions(size, 'quick'))
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  /** The compressed bytes, which end at a whole byte. */
  return async (bytes: Buffer): Promise<Buffer> => {
    stream.write(bytes)
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve))
    return Buffer.concat(chunks.splice(0))
  }
}

/**
 * Compresses the bytes around a text of this length; the text is put in later, and nothing is compressed again. It is
 * one stream with another text in its place, because Brotli streams cannot be joined.
 */
export async function brotliAround(pieces: readonly Buffer[], length: number): Promise<Join> {
  const [first = Buffer.alloc(0), ...others] = pieces
  const compress = openBrotli(first.length)
  const standIn = createStandIns(length)
  const start = await compress(first)
  const rest: { context: Buffer; compressed: Buffer }[] = []
  for (const piece of others) {
    const context = piece.subarray(0, CONTEXT)
    await compress(Buffer.concat([standIn(), context]))
    rest.push({ context, compressed: await compress(piece.subarray(CONTEXT)) })
  }
  return (text) => {
    const filled = rest.flatMap(({ context, compressed }) => [
      storedPart(Buffer.concat([text, context])),
      compressed,
    ])
    return Buffer.concat([start, ...filled, lastPart])
  }
}

/** The same for a text of any length, which is compressed; nothing after it refers to what is before it. */
export async function brotliAroundAny(first: Buffer, last: Buffer): Promise<Join> {
  const start = await openBrotli(first.length)(first)
  const end = Buffer.concat([brotliPart(last), lastPart])
  return (text) => Buffer.concat([start, brotliPart(text), end])
}
