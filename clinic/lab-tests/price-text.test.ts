import { expect, test } from 'vitest'
import { parsePrice } from './price-text.ts'

test.each([
  ['450', 450],
  ['₹1,200.00', 1200],
  ['Rs. 450/-', 450],
  ['Rs.450/- only', 450],
  ['INR 450', 450],
  ['450 only', 450],
  ['450/=', 450],
  ['1,20,000', 120_000],
  ['10,00,000', 1_000_000],
  ['₹\u00a01,200', 1200],
  ['रु. १,२००/-', 1200],
  ['४५० रुपये', 450],
  ['450.0', 450],
])('"%s" is %d rupees', (text, price) => {
  expect(parsePrice(text)).toEqual({ ok: true, price })
})

test.each(['', '-', ' – ', 'On Request', 'N/A', 'call', 'पूछें'])('"%s" is a price on request', (text) => {
  expect(parsePrice(text)).toEqual({ ok: true, price: null })
})

test.each([
  '450.50',
  '450,00',
  '1.200',
  '1,2,3',
  '450-600',
  '450/600',
  '12 00',
  'free',
  'Rs.',
  '-450',
  '1e3',
])('"%s" is no price: nobody may guess what patients pay', (text) => {
  expect(parsePrice(text)).toEqual({ ok: false, code: 'price-unreadable' })
})

test.each(['0', '1000001', '99,99,999'])('%s rupees are out of range', (text) => {
  expect(parsePrice(text)).toEqual({ ok: false, code: 'price-out-of-range' })
})
