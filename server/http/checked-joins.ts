import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'
import type { Join } from './join.ts'

type Compression = Exclude<Encoding, 'identity'>

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/**
 * The join of a page in each compression, made at the first request for it. Null where decompressing it did not give the
 * page, which is checked once, with a sample of the text: then it is sent to no browser.
 */
export function createCheckedJoins(
  make: Record<Compression, () => Promise<Join>>,
  plain: Join,
  sample: Buffer,
): (compression: Compression) => Promise<Join | null> {
  const joins = new Map<Compression, Promise<Join | null>>()

  async function checked(compression: Compression): Promise<Join | null> {
    const join = await make[compression]()
    const read = await decompress[compression](join(sample)).catch(() => null)
    return read?.equals(plain(sample)) ? join : null
  }

  return (compression) => {
    const ready = joins.get(compression) ?? checked(compression)
    joins.set(compression, ready)
    return ready
  }
}
