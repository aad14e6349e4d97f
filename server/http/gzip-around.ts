import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { type Join, joinedBy } from './join.ts'

const deflate = promisify(deflateRaw)

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

// Each piece ends at a whole byte.
const options = { finishFlush: constants.Z_SYNC_FLUSH }

/** A block that refers to nothing before it. */
export const deflated = (text: Buffer): Buffer => deflateRawSync(text, options)

/** A block of the format that is not compressed (RFC 1951, 3.2.4). */
function stored(text: Buffer): Buffer {
  const start = Buffer.alloc(5)
  start.writeUInt16LE(text.length, 1)
  start.writeUInt16LE(0xffff - text.length, 3)
  return Buffer.concat([start, text])
}

/** Compresses the bytes around a text; the text is put in later, and nothing else is compressed again. */
export async function gzipAround(pieces: readonly Buffer[], written = stored): Promise<Join> {
  const compressed = await Promise.all(pieces.map((piece) => deflate(piece, options)))
  const [first = Buffer.alloc(0)] = pieces
  const firstSum = crc32(first)
  return (text) => {
    const tail = Buffer.alloc(8)
    const [, ...others] = joinedBy(pieces, text)
    tail.writeUInt32LE(others.reduce((crc, part) => crc32(part, crc), firstSum))
    tail.writeUInt32LE(
      others.reduce((size, part) => size + part.length, first.length),
      4,
    )
    return Buffer.concat([head, ...joinedBy(compressed, written(text)), lastBlock, tail])
  }
}
