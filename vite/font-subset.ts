import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as hb from 'harfbuzzjs'

/** The functions of HarfBuzz's subsetter in use; harfbuzzjs ships it without a wrapper. */
type Subsetter = Record<
  | '_initialize'
  | 'malloc'
  | 'free'
  | 'hb_blob_create'
  | 'hb_blob_destroy'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_destroy'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_destroy'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_pin_axis_location'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_axis_range'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail',
  (...values: number[]) => number
> & { memory: WebAssembly.Memory }

const WRITABLE = 2
const FEATURES = 6
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200

const tag = (name: string) => [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)

async function openSubsetter() {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(file))
  const subsetter = instance.exports as unknown as Subsetter
  subsetter._initialize()
  return subsetter
}
let subsetter: Promise<Subsetter> | undefined

export type Subset = {
  /** The characters to keep. */
  text: string
  /** The glyphs to keep besides those of the characters; all that the features can reach by default. */
  glyphs?: Set<number>
  /** The OpenType features to keep; all by default. */
  features?: string[]
  /** With its hints, which place the small letters of a list on the screen of a PC. */
  isHinted?: boolean
  /** The weights to keep. */
  weights?: number | [from: number, to: number]
}

/** Makes a smaller font from a TrueType font. */
export async function subset(
  font: Uint8Array,
  { text, glyphs, features, weights, isHinted }: Subset,
): Promise<Buffer> {
  subsetter ??= openSubsetter()
  const hb = await subsetter
  const memory = () => new Uint8Array(hb.memory.buffer)
  const bytes = hb.malloc(font.byteLength)
  memory().set(font, bytes)
  const blob = hb.hb_blob_create(bytes, font.byteLength, WRITABLE, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  const addAll = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value)
  }
  addAll(
    hb.hb_subset_input_unicode_set(input),
    [...text].map((letter) => letter.codePointAt(0)!),
  )
  addAll(hb.hb_subset_input_glyph_set(input), glyphs ?? [])
  hb.hb_subset_input_set_flags(input, (isHinted ? 0 : NO_HINTING) | (glyphs ? NO_LAYOUT_CLOSURE : 0))
  if (features) {
    hb.hb_set_clear(hb.hb_subset_input_set(input, FEATURES))
    addAll(hb.hb_subset_input_set(input, FEATURES), features.map(tag))
  }
  if (typeof weights === 'number') hb.hb_subset_input_pin_axis_location(input, face, tag('wght'), weights)
  else if (weights) hb.hb_subset_input_set_axis_range(input, face, tag('wght'), ...weights, Number.NaN)

  const small = hb.hb_subset_or_fail(face, input)
  if (!small) throw new Error('HarfBuzz cannot make a subset of this font.')
  const result = hb.hb_face_reference_blob(small)
  const from = hb.hb_blob_get_data(result, 0)
  const smaller = Buffer.from(memory().slice(from, from + hb.hb_blob_get_length(result)))
  hb.hb_blob_destroy(result)
  hb.hb_face_destroy(small)
  hb.hb_subset_input_destroy(input)
  hb.hb_face_destroy(face)
  hb.hb_blob_destroy(blob)
  hb.free(bytes)
  return smaller
}

export function openFont(font: Uint8Array) {
  return new hb.Font(new hb.Face(new hb.Blob(font)))
}

/** Shapes a Hindi word; `look` gets the buffer after every step. */
export function shapeHindi(font: hb.Font, word: string, look?: (buffer: hb.Buffer) => void) {
  const buffer = new hb.Buffer()
  buffer.addText(word)
  buffer.setScript('Deva')
  buffer.setLanguage('hi')
  buffer.setDirection(hb.Direction.LTR)
  if (look)
    buffer.setMessageFunc((state) => {
      look(state)
      return true
    })
  hb.shape(font, buffer)
  look?.(buffer)
  return buffer
}

/** Every glyph that occurs while the words are shaped: a conjunct is formed through its half letters. */
export function glyphsOf(font: Uint8Array, words: string[]): Set<number> {
  const glyphs = new Set<number>()
  const opened = openFont(font)
  for (const word of words)
    shapeHindi(opened, word, (buffer) => {
      if (buffer.getContentType() !== hb.BufferContentType.GLYPHS) return
      for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint)
    })
  return glyphs
}
