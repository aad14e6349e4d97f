import { MAX_SEARCH_LENGTH } from '#clinic/lab-tests/search-text.ts'
import { readPage } from '#clinic/pagination.ts'

/** What an address of the list asks for. */
export type Search = { q: string; page: number }

export const readSearch = (query: URLSearchParams): Search => ({
  q: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  page: readPage(query.get('page')),
})

/** The address that asks for it, at the page of the list or at its results alone. */
export function addressOf(path: string, { q, page }: Search): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString()
  return path + (query && `?${query}`)
}

/** Where a test of the list is booked: a page of its own, and a dialog where there is script. */
export const bookingAddress = (list: string, slug: string): string => `${list}/${slug}/book`
