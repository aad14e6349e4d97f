type PageEntry = number | 'ellipsis'

const FEW = 5

const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1)

/**
 * The numbered buttons, exactly as specified; a longer list is condensed around the current page. "Within the last 2"
 * means from the last page minus 2 on, as the specification's constants spell it.
 */
export function pageEntries(current: number, last: number): PageEntry[] {
  if (last <= FEW) return upTo(last)
  if (current <= 3) return [1, 2, 3, 'ellipsis', last]
  if (current >= last - 2) return [1, 'ellipsis', last - 2, last - 1, last]
  return [1, 'ellipsis', current - 1, current, current + 1, 'ellipsis', last]
}

/** Null where the button is disabled: before the first page and after the last one. */
export const previousPage = (current: number): number | null => (current > 1 ? current - 1 : null)
export const nextPage = (current: number, last: number): number | null =>
  current < last ? current + 1 : null

/** The page number in an address: anything else is the first page. */
export const readPage = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1

export const pagesFor = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
