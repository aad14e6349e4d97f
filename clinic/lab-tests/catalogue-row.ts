import * as z from 'zod'
import { collectionPlaces, publishStates, sampleCodes, testCategories, testGroups } from './lab-test.ts'
import { preparationCodes } from './preparation.ts'
import { PRICE_MAX } from './price-text.ts'
import { parseReportTime } from './report-time.ts'
import { slugOf } from './slug.ts'

/** The columns of the catalogue file, in the order of the file. */
export const catalogueColumns = [
  'slug',
  'name',
  'name_en',
  'name_hi',
  'groups',
  'sensitive',
  'review',
  'category',
  'sample',
  'preparation',
  'report_time',
  'collect',
  'publish',
  'price',
  'home_id',
  'home_name_en',
  'home_name_hi',
  'words_en',
  'words_hi',
  'words_hinglish',
  'plain_en',
  'plain_hi',
] as const
export type CatalogueColumn = (typeof catalogueColumns)[number]

const DEVANAGARI = /[\u0900-\u097F]/
const LATIN = /[a-z]/i
/** Two words in capitals are a shouted name, not a row of abbreviations. */
const SHOUTED = /\b[A-Z]{4,} [A-Z]{4,}\b/

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: ({ input }) => `"${input}" is none of: ${values.join(', ')}` })

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((text) => (text === '' ? null : text), z.nullable(schema))

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,7}$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error))
}

const hindi = (text: string) => DEVANAGARI.test(text)
const text = (most: number) => z.string().max(most, `is longer than ${most} characters`)

/** A list, separated by semicolons. */
const list = z
  .string()
  .transform((cell) => [...new Set(cell.split(';').map((word) => word.trim()))].filter(Boolean))
const words = list.pipe(z.array(text(60)).max(30, 'holds more than 30 words'))

/** A name that patients read: it fits on two lines of a small phone. */
const readable = text(60).min(2, 'is missing')

/** One line of the catalogue file. The constraints of the database are the same. */
export const catalogueRow = z
  .object({
    slug: z.string(),
    name: text(120).min(2, 'is missing'),
    name_en: readable.refine((name) => !SHOUTED.test(name), 'is in capitals'),
    name_hi: readable
      .refine((name) => name.length < 2 || hindi(name), 'is not in Hindi')
      .refine((name) => !LATIN.test(name), 'holds Latin letters'),
    groups: list.pipe(z.array(oneOf(testGroups))),
    sensitive: z.enum(['', 'yes'], { error: 'must be yes or empty' }).transform((marked) => marked === 'yes'),
    review: text(300),
    category: oneOf(testCategories),
    sample: oneOf(sampleCodes),
    preparation: oneOf(preparationCodes),
    report_time: z.string().refine((time) => parseReportTime(time) !== null, {
      error: 'must read like "same day", "next day", "2 days", "48-72 hours" or "up to 6 weeks"',
    }),
    collect: oneOf(collectionPlaces),
    publish: oneOf(publishStates),
    price: optional(whole(1, PRICE_MAX)),
    home_id: optional(whole(1, 8)),
    home_name_en: optional(text(80)),
    home_name_hi: optional(text(80).refine(hindi, 'is not in Hindi')),
    words_en: words,
    words_hi: words.refine((all) => all.every(hindi), 'holds a word that is not in Hindi'),
    words_hinglish: words,
    plain_en: optional(text(400)),
    plain_hi: optional(text(400).refine(hindi, 'is not in Hindi')),
  })
  // A corrected name keeps its URL when the file gives the old slug.
  .transform((row) => ({ ...row, slug: row.slug || slugOf(row.name) }))

export type CatalogueRow = z.output<typeof catalogueRow>

/** The stored columns: the note for the reviewer stays in the file. */
export const storedColumns = catalogueColumns.filter((column) => column !== 'review')

type Cells = Record<CatalogueColumn, string>

const needed: readonly CatalogueColumn[] = ['home_name_en', 'home_name_hi', 'price']

/** Contradictions between the cells of one line. Empty cells are empty strings. */
export function contradictionsIn(cells: Cells): { column: CatalogueColumn; message: string }[] {
  const has = (column: CatalogueColumn) => cells[column] !== ''
  const found: { column: CatalogueColumn; message: string }[] = []
  const refuse = (column: CatalogueColumn, message: string) => found.push({ column, message })

  const slug = cells.slug || slugOf(cells.name)
  if (has('name') && (slug === '' || slugOf(slug) !== slug))
    refuse('slug', 'must be small letters and digits with single hyphens')
  if (cells.publish === 'book-home' && cells.collect !== 'home')
    refuse('collect', 'must be home where publish is book-home')
  if (has('plain_en') !== has('plain_hi'))
    refuse(has('plain_en') ? 'plain_hi' : 'plain_en', 'is missing beside the other language')
  if (has('home_id')) {
    for (const column of needed) if (!has(column)) refuse(column, 'is missing beside a home_id')
    if (cells.publish !== 'book-home') refuse('publish', 'must be book-home beside a home_id')
  } else if (has('home_name_en') || has('home_name_hi')) refuse('home_id', 'is missing beside its home name')
  return found
}
