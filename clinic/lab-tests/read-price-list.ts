import { type PriceError, parsePrice } from './price-text.ts'
import { readReportTime } from './report-time.ts'
import { soundText } from './search-text.ts'

/** A line of a clinic's list. */
export type PriceLine = {
  line: number
  name: string
  /** In rupees; null: on request. */
  price: number | null
  /** In the catalogue's words; null: missing or unreadable. */
  reportTime: string | null
}

/** A fault of the whole list has line 0. */
export type ListFault = {
  line: number
  code:
    | PriceError
    | 'workbook'
    | 'quote-not-closed'
    | 'too-long'
    | 'too-wide'
    | 'garbled'
    | 'no-heading'
    | 'two-price-columns'
    | 'no-tests'
    | 'name-missing'
    | 'two-prices'
    | 'home-test-without-price'
  /** The text of the cell. */
  text: string
  /** The line that it contradicts. */
  other?: number
}

export type ListNote = {
  line: number
  code: 'section' | 'report-time-unread' | 'listed-twice' | 'stays-hidden'
  text: string
  other?: number
}

/** The letters of an abbreviation are one word: M.R.P. is MRP. */
const wordsIn = (text: string) =>
  soundText(text.replace(/\b\p{L}(?:\.\s?\p{L})+\b\.?/gu, (letters) => letters.replace(/[.\s]/g, '')))
    .split(' ')
    .filter(Boolean)
const setOf = (text: string) => new Set(wordsIn(text))

/** A heading is recognised when it has a telling word, and otherwise only words that may stand beside one. */
const headings = {
  name: {
    telling: setOf(
      'test tests name names investigation investigations particular particulars description item items service services procedure procedures parameter parameters profile profiles examination जाँच जाँचें जाँचों टेस्ट परीक्षण नाम विवरण',
    ),
    beside: setOf('of the and or lab laboratory pathology का की के व या और'),
  },
  price: {
    telling: setOf(
      'price prices rate rates mrp amount amt charge charges fee fees cost costs मूल्य दर दाम कीमत रेट शुल्क राशि फीस',
    ),
    beside: setOf(
      'test tests list our patient rs inr rupee rupees in per the of का की के में रु रुपये रुपए जाँच टेस्ट',
    ),
  },
  reportTime: {
    telling: setOf('report reports reporting tat turnaround रिपोर्ट'),
    beside: setOf('time turn around in within delivery का की के में समय'),
  },
} as const

function columnsFor(row: readonly string[], { telling, beside }: (typeof headings)['name']): number[] {
  return row.flatMap((cell, column) => {
    const words = wordsIn(cell)
    const isOurs = words.some((word) => telling.has(word))
    return isOurs && words.every((word) => telling.has(word) || beside.has(word)) ? [column] : []
  })
}

type Columns = { row: number; name: number; prices: number[]; reportTime: number | undefined }

/** The first row with a column of tests and one of prices; titles and addresses may stand above it. */
function findHeadings(rows: readonly string[][]): Columns | null {
  for (const [row, cells] of rows.entries()) {
    const [name] = columnsFor(cells, headings.name)
    const prices = columnsFor(cells, headings.price).filter((column) => column !== name)
    const [reportTime] = columnsFor(cells, headings.reportTime)
    if (name !== undefined && prices.length > 0) return { row, name, prices, reportTime }
  }
  return null
}

export const hasHeadings = (rows: readonly string[][]): boolean => findHeadings(rows) !== null

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '')

/**
 * Reads names and prices from the rows of a clinic's file, with all its faults. A row with a name alone is a test on
 * request or the title of a section: matchPriceList decides.
 */
export function readPriceList(rows: readonly string[][]) {
  const lines: (PriceLine & { isBare: boolean })[] = []
  const faults: ListFault[] = []
  const notes: ListNote[] = []
  const columns = findHeadings(rows)
  if (!columns) {
    const first = rows.find((cells) => !isEmpty(cells)) ?? []
    return { lines, notes, faults: [{ line: 0, code: 'no-heading' as const, text: first.join(', ') }] }
  }
  const heading = rows[columns.row]!
  const [priceColumn = 0, ...others] = columns.prices
  if (others.length > 0) {
    const text = columns.prices.map((column) => heading[column]).join(', ')
    faults.push({ line: columns.row + 1, code: 'two-price-columns', text })
  }
  for (const [place, cells] of rows.entries()) {
    const line = place + 1
    if (place <= columns.row || isEmpty(cells)) continue
    const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''))
    const [name, written, time] = [cell(columns.name), cell(priceColumn), cell(columns.reportTime)]
    // Printed lists repeat their headings on every page.
    if (name === heading[columns.name] && written === heading[priceColumn]) continue
    const price = parsePrice(written)
    if (cells.some((text) => text.includes('\ufffd'))) faults.push({ line, code: 'garbled', text: name })
    // A number or remark without both a name and a price is not a test.
    if (name === '' && written !== '') faults.push({ line, code: 'name-missing', text: written })
    if (name !== '' && !price.ok) faults.push({ line, code: price.code, text: written })
    if (name === '' || !price.ok) continue
    const reportTime = readReportTime(time)
    if (time !== '' && reportTime === null) notes.push({ line, code: 'report-time-unread', text: time })
    const isBare = cells.every((text, column) => text === '' || column === columns.name)
    lines.push({ line, name, price: price.price, reportTime, isBare })
  }
  if (lines.length === 0 && faults.length === 0) faults.push({ line: 0, code: 'no-tests', text: '' })
  return { lines, notes, faults }
}
