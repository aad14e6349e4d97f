import { type KnownTest, matchPriceList } from '#clinic/lab-tests/match-price-list.ts'
import { hasHeadings, type ListFault, readPriceList } from '#clinic/lab-tests/read-price-list.ts'
import { isWorkbook, rowsOf, textOf, withoutEmptyEnd } from './read-table.ts'

type ReadList = ReturnType<typeof readPriceList>

const unreadable = (line: number, code: ListFault['code']): ReadList => ({
  lines: [],
  notes: [],
  faults: [{ line, code, text: '' }],
})

const delimiters = ['\t', ';', ',']

/** Ten times the longest known list. */
const ROWS_AT_MOST = 5000
const COLUMNS_AT_MOST = 50
const CELL_AT_MOST = 300

/** The first oversized row: a wrong file is refused before its cells are compared. */
const oversizedRow = (rows: readonly string[][]) =>
  rows.findIndex(
    (cells) => cells.length > COLUMNS_AT_MOST || cells.some((cell) => cell.length > CELL_AT_MOST),
  )

/** The right delimiter puts a heading for tests and one for prices into two cells of one row. */
function listIn(bytes: Uint8Array): ReadList {
  if (isWorkbook(bytes)) return unreadable(0, 'workbook')
  const text = withoutEmptyEnd(textOf(bytes))
  if (text.split(/\r\n?|\n/, ROWS_AT_MOST + 1).length > ROWS_AT_MOST)
    return unreadable(ROWS_AT_MOST, 'too-long')
  const tables = delimiters.map((delimiter) => rowsOf(text, delimiter))
  const table =
    tables.find((one) => one.ok && hasHeadings(one.rows)) ?? tables.find((one) => !one.ok) ?? tables[0]!
  if (!table.ok) return unreadable(table.openQuote, 'quote-not-closed')
  const oversized = oversizedRow(table.rows)
  return oversized < 0 ? readPriceList(table.rows) : unreadable(oversized + 1, 'too-wide')
}

/** Matches the list in these bytes with the known tests. */
export const matchList = (bytes: Uint8Array, known: readonly KnownTest[]) =>
  matchPriceList(listIn(bytes), known)
