import { brotliCompressSync, constants } from 'node:zlib'

/** A part of the format that is not compressed (RFC 7932, 9.2), of at most 64 kB: a length of 16 bits, then the bytes. */
export function storedPart(bytes: Buffer): Buffer {
  const start = Buffer.alloc(3)
  start.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([start, bytes])
}

/** Ends a stream. */
export const lastPart = Buffer.from([3])

const WINDOW = 18
/** A stream begins with its window, in half a byte. */
const WINDOW_BITS = 4
/** The lowest quality that uses neither the dictionary, whose place depends on what came before, nor earlier distances. */
const SELF_CONTAINED = 1

const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: SELF_CONTAINED, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
}

/**
 * Compressed bytes that may follow any others in a stream, because they refer to nothing before them. The compressor
 * writes a stream of its own: what it begins with is cut off, by moving everything half a byte, and in place of its end
 * stands an empty part (9.2), which ends at a whole byte.
 */
export function brotliPart(bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes
  const stream = brotliCompressSync(bytes, options)
  // Bytes that are not compressed cannot be moved by half a byte.
  if (stream.length >= bytes.length) return storedPart(bytes)
  const lastBit = (stream.length - 1) * 8 + 31 - Math.clz32(stream.at(-1)!)
  const part = Buffer.alloc(stream.length)
  for (let at = 0; at < part.length; at++)
    part[at] = (stream[at]! >> WINDOW_BITS) | ((stream[at + 1] ?? 0) << (8 - WINDOW_BITS))
  // The end of a stream is two bits, both set; an empty part is six, of which the second and the third are set.
  const end = lastBit - 1 - WINDOW_BITS
  part[end >> 3]! &= ~(1 << (end & 7))
  for (const bit of [end + 1, end + 2]) part[bit >> 3]! |= 1 << (bit & 7)
  return part
}
