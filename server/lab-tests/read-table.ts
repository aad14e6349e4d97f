import { analyse } from 'chardet'
import { CsvError, parse } from 'csv-parse/sync'

const unicode = ['UTF-8', 'UTF-16LE', 'UTF-16BE']
const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/**
 * Unicode wherever possible, else the encoding of Windows for Western languages: in files as short as a price list,
 * other results of the detector are mistakes.
 */
function encodingOf(bytes: Uint8Array): string {
  const found = analyse(bytes).find(({ name }) => unicode.includes(name))?.name ?? 'windows-1252'
  // UTF-16 without a mark: one byte of every Latin letter is zero, the first one in big-endian order.
  if (bytes.includes(0) && !found.startsWith('UTF-16'))
    return bytes.indexOf(0) % 2 === 0 ? 'UTF-16BE' : 'UTF-16LE'
  // Hindi letters imply UTF-8, partly damaged.
  return found === 'windows-1252' && /\p{Script=Devanagari}/u.test(decode(bytes, 'UTF-8')) ? 'UTF-8' : found
}

/** The text of a file from any program, without its byte order mark. */
export const textOf = (bytes: Uint8Array): string => decode(bytes, encodingOf(bytes))

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte)

const workbookStarts = [
  // A zip: .xlsx, .ods
  [0x50, 0x4b, 0x03, 0x04],
  // Microsoft's older container: .xls
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** Whether the file is a spreadsheet itself, not a text saved from one. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  workbookStarts.some((start) => startsWith(bytes, start))

const isEmptyEnd = (letter: string) => letter === ',' || letter === ';' || letter.trim() === ''

/** Removes the empty rows at the end: spreadsheets save them by the thousand. */
export function withoutEmptyEnd(text: string): string {
  let end = text.length
  while (end > 0 && isEmptyEnd(text[end - 1]!)) end--
  return text.slice(0, end)
}

type Table = { ok: true; rows: string[][] } | { ok: false; openQuote: number }

/**
 * The rows of a text, including empty ones: the first is line 1, as in a spreadsheet. A cell has single spaces, even in
 * place of a line break.
 */
export function rowsOf(text: string, delimiter: string): Table {
  try {
    const rows: string[][] = parse(text.replace(/\r\n?/g, '\n'), {
      delimiter,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
    })
    return { ok: true, rows: rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim())) }
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      return { ok: false, openQuote: Number(error.records) + 1 }
    throw error
  }
}
