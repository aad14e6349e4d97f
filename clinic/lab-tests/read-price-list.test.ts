import { expect, test } from 'vitest'
import { readPriceList } from './read-price-list.ts'

const linesOf = (...rows: string[][]) =>
  readPriceList(rows).lines.map(({ line, name, price }) => `${line} ${name} ${price}`)
const faultsOf = (...rows: string[][]) =>
  readPriceList(rows).faults.map(({ line, code, text }) => `${line} ${code} ${text}`)

test.each([
  ['Test', 'Price'],
  ['Test Name', 'MRP'],
  ['Test Name', 'M.R.P.'],
  ['Test', 'M.R.P. (Rs.)'],
  ['Test', 'M. R. P in I.N.R.'],
  ['TEST_NAME', 'RATE (Rs.)'],
  ['Name of the Test', 'Amount (₹)'],
  ['Investigations', 'Charges'],
  ['Particulars', 'Rate in Rs'],
  ['Test / Profile', 'Test Price'],
  ['Service Name', 'Fees'],
  ['जाँच', 'मूल्य'],
  ['जांच का नाम', 'दर (रु.)'],
  ['टेस्ट का नाम', 'रेट'],
  ['परीक्षण', 'शुल्क'],
])('"%s" and "%s" are headings', (name, price) => {
  expect(linesOf(['S.No.', 'Code', name, price], ['1', 'H01', 'CBC', '500'])).toEqual(['2 CBC 500'])
})

test.each([
  ['Test Code', 'Price'],
  ['Patient name', 'Price'],
  ['Test', 'Offer price'],
  ['Test', 'B2B rate'],
  ['Test', 'Department'],
])('"%s" and "%s" are not', (name, price) => {
  expect(faultsOf([name, price], ['CBC', '500'])).toEqual([`0 no-heading ${name}, ${price}`])
})

test('titles, empty rows and repeated headings are skipped; lines are numbered as in a spreadsheet', () => {
  expect(
    linesOf(
      ['Asha Diagnostics', '', ''],
      ['Price list 2026', '', ''],
      [''],
      ['No', 'Test', 'Rate'],
      ['', '', ''],
      ['1', 'CBC', '₹500'],
      ['No', 'Test', 'Rate'],
      ['2', 'TSH', 'on request'],
      ['', '', '', 'E & O E'],
    ),
  ).toEqual(['6 CBC 500', '8 TSH null'])
})

test('a name without a price is marked: it may be a section', () => {
  const { lines } = readPriceList([
    ['No', 'Test', 'Rate'],
    ['', 'HORMONES'],
    ['1', 'TSH', ''],
  ])
  expect(lines.map(({ name, isBare }) => [name, isBare])).toEqual([
    ['HORMONES', true],
    ['TSH', false],
  ])
})

test('every fault of every line is reported at once', () => {
  expect(
    faultsOf(
      ['Test', 'Rate'],
      ['CBC', '500-600'],
      ['', '450'],
      ['TSH', '0'],
      ['Vitamin \ufffd', '900'],
      ['LFT', '700'],
    ),
  ).toEqual([
    '2 price-unreadable 500-600',
    '3 name-missing 450',
    '4 price-out-of-range 0',
    '5 garbled Vitamin \ufffd',
  ])
})

test('two price columns are a fault: none is chosen', () => {
  expect(faultsOf(['Test', 'MRP', 'Rate'], ['CBC', '500', '300'])).toEqual(['1 two-price-columns MRP, Rate'])
})

test('a list without a test is a fault', () => {
  expect(faultsOf(['Test', 'Rate'], ['', ''])).toEqual(['0 no-tests '])
  expect(faultsOf()).toEqual(['0 no-heading '])
})

test('a report time is converted to the catalogue’s words, and reported where it is unreadable', () => {
  const { lines, notes } = readPriceList([
    ['Test', 'Rate', 'Report Time'],
    ['CBC', '500', 'Same Day'],
    ['TSH', '400', '24 Hrs.'],
    ['LFT', '700', ''],
    ['KFT', '700', 'by evening'],
  ])
  expect(lines.map(({ reportTime }) => reportTime)).toEqual(['same day', '24 hours', null, null])
  expect(notes).toEqual([{ line: 5, code: 'report-time-unread', text: 'by evening' }])
})
