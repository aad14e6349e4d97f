/** An hour on the clinic's clock in which someone may come to take a sample. */
export type CollectionWindow = { from: string; to: string }

export const collectionWindows: readonly CollectionWindow[] = [
  { from: '07:00', to: '08:00' },
  { from: '08:00', to: '09:00' },
  { from: '09:00', to: '10:00' },
  { from: '10:00', to: '11:00' },
  { from: '11:00', to: '12:00' },
  { from: '16:00', to: '17:00' },
  { from: '17:00', to: '18:00' },
]

/** What can be taken at home, with its price in rupees; the names stand in content/pages/home-collection.ts. */
export const homeTests = [
  { id: 1, code: 'complete-blood-count', price: 500 },
  { id: 2, code: 'blood-glucose', price: 300 },
  { id: 3, code: 'lipid-profile', price: 800 },
  { id: 4, code: 'liver-function', price: 1200 },
  { id: 5, code: 'thyroid-profile', price: 1500 },
  { id: 6, code: 'vitamin-d', price: 1800 },
  { id: 7, code: 'hba1c', price: 600 },
  { id: 8, code: 'kidney-function', price: 1000 },
] as const

export type HomeTestCode = (typeof homeTests)[number]['code']
