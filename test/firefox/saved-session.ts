import { readFile } from 'node:fs/promises'

const HEADER_BYTES = 12

/** A length of LZ4: fifteen means that bytes follow, up to the first that is not 255. */
function readLength(packed: Buffer, at: number, nibble: number): [length: number, next: number] {
  let [length, next] = [nibble, at]
  if (nibble === 15)
    do length += packed[next]!
    while (packed[next++] === 255)
  return [length, next]
}

/** One LZ4 block: literal bytes, then a copy of earlier output, and so on. */
function unpack(packed: Buffer): Buffer {
  const unpacked = Buffer.alloc(packed.readUInt32LE(HEADER_BYTES - 4))
  let [from, to] = [HEADER_BYTES, 0]
  while (from < packed.length) {
    const token = packed[from]!
    const [literals, start] = readLength(packed, from + 1, token >> 4)
    to += packed.copy(unpacked, to, start, start + literals)
    from = start + literals
    if (from >= packed.length) break
    const back = packed.readUInt16LE(from)
    const [copied, next] = readLength(packed, from + 2, token & 15)
    for (let count = copied + 4; count > 0; count--, to++) unpacked[to] = unpacked[to - back]!
    from = next
  }
  return unpacked
}

type Entry = { url: string; structuredCloneState?: string }
type Tab = { entries: Entry[] }
type Session = { windows: { tabs: Tab[] }[] }

/** What Firefox would restore now, after a crash or a restart: URLs, fields, storage and states. */
export async function readSavedSession(profile: string) {
  // There is none before the first second.
  const packed = await readFile(`${profile}/sessionstore-backups/recovery.jsonlz4`).catch(() => null)
  if (!packed) return { text: '', tabs: [] }
  const json = unpack(packed).toString()
  const tabs = (JSON.parse(json) as Session).windows.flatMap((window) => window.tabs)
  const states = tabs
    .flatMap(({ entries }) => entries)
    .map(({ structuredCloneState = '' }) => Buffer.from(structuredCloneState, 'base64'))
    // Text of Western letters has one byte for each, all other text two.
    .flatMap((state) => [state.toString('latin1'), state.toString('utf16le')])
  return {
    text: [json, ...states].join('\n'),
    tabs: tabs.map(({ entries }) => entries.map(({ url }) => url)),
  }
}
