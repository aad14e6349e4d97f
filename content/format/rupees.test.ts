import { expect, test } from 'vitest'
import { rupees } from './rupees.ts'

test('prices are grouped by thousands, then by hundreds', () => {
  expect([500, 1800, 12000, 125000, 10000000].map(rupees)).toEqual([
    '₹500',
    '₹1,800',
    '₹12,000',
    '₹1,25,000',
    '₹1,00,00,000',
  ])
})
