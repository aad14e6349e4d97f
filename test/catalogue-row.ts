import type { CatalogueRow } from '#clinic/lab-tests/catalogue-row.ts'

/** A valid row of the catalogue, which can be booked at home; the values that matter to a test are its own. */
export const catalogueRow = (name: string, more: Partial<CatalogueRow> = {}): CatalogueRow => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  name_en: name,
  name_hi: `${name} टेस्ट`,
  groups: [],
  sensitive: false,
  review: '',
  category: 'biochemistry',
  sample: 'serum',
  preparation: 'none',
  report_time: 'same day',
  collect: 'home',
  publish: 'book-home',
  price: null,
  home_id: null,
  home_name_en: null,
  home_name_hi: null,
  words_en: [],
  words_hi: [],
  words_hinglish: [],
  plain_en: null,
  plain_hi: null,
  ...more,
})
