import { searchText } from './search-text.ts'

/** Texts that mean: no fixed price. */
const onRequest = new Set(
  [
    '',
    '-',
    '--',
    '–',
    '—',
    'na',
    'n/a',
    'nil',
    'on request',
    'price on request',
    'on enquiry',
    'ask',
    'call',
    'call us',
    'please call',
    'as per',
    'पूछें',
    'कॉल करें',
    'अनुरोध पर',
    'पूछने पर',
  ].map(searchText),
)

const before = /^(?:₹|rs\.?|inr|rupees|रु\.?|रू\.?|रुपये|रुपए) ?/
const after = / ?(?:\/[-=]|only|मात्र|rs\.?|inr|rupees|रु\.?|रू\.?|रुपये|रुपए)\.?$/
/** 1200, 1,200 or, as India groups digits, 1,20,000; paise only as ".00". */
const amount = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0{1,2})?$/

/** In rupees. */
export const PRICE_MAX = 1_000_000

export type PriceError = 'price-unreadable' | 'price-out-of-range'
type ParsedPrice = { ok: true; price: number | null } | { ok: false; code: PriceError }

/** Parses a price as clinics write it, in whole rupees: "₹1,200.00", "Rs. 450/-", "450 only". Null: on request. */
export function parsePrice(text: string): ParsedPrice {
  let rest = searchText(text)
  if (onRequest.has(rest)) return { ok: true, price: null }
  rest = rest.replace(before, '')
  // "Rs. 450/- only" has two endings.
  while (after.test(rest)) rest = rest.replace(after, '')
  if (!amount.test(rest)) return { ok: false, code: 'price-unreadable' }
  const price = Number(rest.replaceAll(',', ''))
  return price >= 1 && price <= PRICE_MAX ? { ok: true, price } : { ok: false, code: 'price-out-of-range' }
}
