// A QR code (ISO/IEC 18004) of a short text: bytes, error correction level L, mask 0. Enough for an otpauth link, and
// smaller than a library.

/** For each version from 1: error correction bytes of a block, and how many blocks there are. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30]
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4]
/** Level L with mask 0, with its own error correction. */
const FORMAT = 0b111011111000100

type Matrix = { size: number; dark: boolean[][]; isFixed: boolean[][] }

/** How many bits are left for data and its correction beside the patterns. */
function bitsOf(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  const all = (16 * version + 128) * version + 64
  const withoutAlignment = alignments ? all - ((25 * alignments - 10) * alignments - 55) : all
  return version >= 7 ? withoutAlignment - 36 : withoutAlignment
}

const dataBytesOf = (version: number) =>
  Math.floor(bitsOf(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!

/** Multiplies in the field of 256 elements that QR codes use. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

function generatorOf(degree: number): number[] {
  const generator = [...Array(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      generator[at] = multiply(generator[at], root) ^ (generator[at + 1] ?? 0)
    root = multiply(root, 2)
  }
  return generator
}

function correctionOf(data: readonly number[], generator: readonly number[]): number[] {
  const rest: number[] = generator.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    generator.forEach((coefficient, at) => {
      rest[at]! ^= multiply(coefficient, factor)
    })
  }
  return rest
}

/** Mode, length, text and filling. */
function dataOf(text: Uint8Array, version: number): number[] {
  const lengthBits = version < 10 ? 8 : 16
  const bits = [...toBits(0b0100, 4), ...toBits(text.length, lengthBits)]
  for (const byte of text) bits.push(...toBits(byte, 8))
  const capacity = dataBytesOf(version)
  bits.push(...toBits(0, Math.min(4, capacity * 8 - bits.length)))
  while (bits.length % 8) bits.push(0)
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 8) bytes.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let filling = 0xec; bytes.length < capacity; filling ^= 0xec ^ 0x11) bytes.push(filling)
  return bytes
}

const toBits = (value: number, count: number) =>
  Array.from({ length: count }, (_, at) => (value >>> (count - 1 - at)) & 1)

/** The blocks, byte by byte in turn, first their data and then their correction. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1]!
  const generator = generatorOf(CORRECTION[version - 1]!)
  const short = Math.floor(data.length / count)
  const longFrom = count - (data.length % count)
  let at = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const bytes = data.slice(at, at + short + (index >= longFrom ? 1 : 0))
    at += bytes.length
    return { bytes, correction: correctionOf(bytes, generator) }
  })
  const inTurn = (columns: number[][]) =>
    Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, row) =>
      columns.flatMap((column) => (row < column.length ? [column[row]!] : [])),
    ).flat()
  return [...inTurn(blocks.map(({ bytes }) => bytes)), ...inTurn(blocks.map(({ correction }) => correction))]
}

function alignmentsOf(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step).reverse()]
}

/** Corners, timing lines, small squares, format and version: everything but the data. */
function patternsOf(version: number): Matrix {
  const size = version * 4 + 17
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const isFixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const put = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y]![x] = isDark
    isFixed[y]![x] = true
  }
  const square = (x: number, y: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        put(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  const far = size - 4
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4)
  const places = alignmentsOf(version, size)
  const last = places.length - 1
  places.forEach((x, column) => {
    places.forEach((y, row) => {
      const isCorner = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0)
      if (!isCorner) square(x, y, 2, (distance) => distance !== 1)
    })
  })
  putFormat(put, size)
  if (version >= 7) putVersion(put, size, version)
  return { size, dark, isFixed }
}

type Put = (x: number, y: number, isDark: boolean) => void

function putFormat(put: Put, size: number) {
  const bit = (at: number) => ((FORMAT >>> at) & 1) === 1
  for (let at = 0; at < 6; at += 1) put(8, at, bit(at))
  put(8, 7, bit(6))
  put(8, 8, bit(7))
  put(7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) put(14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) put(size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) put(8, size - 15 + at, bit(at))
  put(8, size - 8, true)
}

function putVersion(put: Put, size: number, version: number) {
  let rest = version
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)]
    put(far, near, isDark)
    put(near, far, isDark)
  }
}

/** Upwards and downwards in columns of two, from the right, around what is fixed. */
function putData({ size, dark, isFixed }: Matrix, bytes: readonly number[]) {
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = isUpwards ? size - 1 - step : step
        if (isFixed[y]![x]) continue
        const bit = ((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1
        // Mask 0: every second module is turned.
        dark[y]![x] = (bit === 1) !== ((x + y) % 2 === 0)
        at += 1
      }
  }
}

/** Rows of modules, true is dark. */
export function qrMatrix(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version =
    CORRECTION.findIndex((_, index) => bytes.length + (index < 9 ? 2 : 3) <= dataBytesOf(index + 1)) + 1
  if (version === 0) throw new Error('The text is too long for a QR code of version 14')
  const matrix = patternsOf(version)
  putData(matrix, interleaved(dataOf(bytes, version), version))
  return matrix.dark
}
