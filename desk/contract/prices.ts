import type { ListFault, ListNote } from '#clinic/lab-tests/read-price-list.ts'

/** One line of what a list would change. Prices in rupees; null: on request. */
export type PriceChange = {
  slug: string
  name: string
  kind: 'price' | 'report-time' | 'back' | 'gone'
  now: number | null
  next: number | null
  reportTime: { now: string; next: string } | null
  /** Three times as much or a third: more often a mistake than a decision. Not applied unless ticked. */
  isOdd: boolean
}

export type PriceListPreview = {
  listId: string
  fileName: string
  /** The list as it was before the file of this name was imported. */
  isRestored: boolean
  lines: number
  unchanged: number
  changes: PriceChange[]
  unknown: { line: number; name: string; price: number | null; suggestions: string[] }[]
  faults: ListFault[]
  notes: ListNote[]
  /** How many tests patients see now. */
  listed: number
  basis: string
}

export type PriceCounts = { changed: number; back: number; retired: number; left: number }
export type PriceImport = {
  at: string
  by: string
  listId: string
  fileName: string
  isRestored: boolean
  counts: PriceCounts
}
