import { expect, test } from 'vitest'
import { isWorkbook, rowsOf, textOf } from './read-table.ts'

const list = 'Test,Price\r\nCBC,₹500\r\nसीबीसी और ईएसआर,₹650\r\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(list)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${list}`)],
  ['UTF-16, as "Unicode Text" of Excel', utf16(`\ufeff${list}`)],
  ['UTF-16 with the big end first', utf16(`\ufeff${list}`).swap16()],
  ['UTF-16 that does not say so', utf16(list)],
  ['UTF-16 with the big end first that does not say so', utf16(list).swap16()],
])('a file in %s is read', (_, bytes) => {
  expect(textOf(bytes)).toBe(list)
})

test.each([
  [
    'one letter of it',
    'Test,Price\nAnti-M\xfcllerian hormone,900\n',
    'Test,Price\nAnti-Müllerian hormone,900\n',
  ],
  ['a dash of Windows', 'Test,Price\nCA 15\x963,900\n', 'Test,Price\nCA 15–3,900\n'],
  [
    'only spaces of it',
    'Test,Price\nIron (\xb5g),\xa0900\n'.repeat(9),
    'Test,Price\nIron (µg),\u00a0900\n'.repeat(9),
  ],
])('a file in windows-1252 is read: %s', (_, bytes, text) => {
  expect(textOf(Buffer.from(bytes, 'latin1'))).toBe(text)
})

test('UTF-8 with a broken letter stays UTF-8, with a mark in its place', () => {
  const bytes = Buffer.from(list)
  const place = bytes.indexOf(Buffer.from('स'))
  expect(textOf(Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + 1)]))).toMatch(
    /CBC,₹500\r\n\ufffd/,
  )
})

test('workbooks are recognised by their first bytes, and a text is none', () => {
  expect(isWorkbook(Buffer.from('PK\x03\x04...', 'latin1'))).toBe(true)
  expect(isWorkbook(Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'))).toBe(true)
  expect(isWorkbook(Buffer.from('PK,Price'))).toBe(false)
  expect(isWorkbook(Buffer.from(''))).toBe(false)
})

test.each([
  [',', 'Test,Price\r\n"Sugar, ""fasting""\nand PP",500\r\n\r\nA "B" C, 7 '],
  [';', 'Test;Price\n"Sugar, ""fasting""\nand PP";500\n\nA "B" C; 7 '],
  ['\t', 'Test\tPrice\r"Sugar, ""fasting""\rand PP"\t500\r\rA "B" C\t 7 '],
])('rows are split at %j; quotes hold commas, quotes and line breaks; every line ending is known', (delimiter, text) => {
  expect(rowsOf(text, delimiter)).toEqual({
    ok: true,
    rows: [['Test', 'Price'], ['Sugar, "fasting" and PP', '500'], [''], ['A "B" C', '7']],
  })
})

test('the fault of an unclosed quote has the line where it opens', () => {
  expect(rowsOf('Test,Price\nCBC,500\n"TSH,400\nLFT,700\n', ',')).toEqual({ ok: false, openQuote: 3 })
})
