import { type TestGroup, testGroups } from '#clinic/lab-tests/lab-test.ts'
import { MAX_SEARCH_LENGTH } from '#clinic/lab-tests/search-text.ts'
import { readPage } from '#clinic/pagination.ts'

/**
 * What a URL of the list asks for: a search, a group, all tests page by page, or (none of these) the first screen.
 */
export type Search = { q: string; group: TestGroup | null; page: number | null }

export const firstScreen: Search = { q: '', group: null, page: null }

/** Where a form sends a name twice, the last one counts, which is that of its button. */
export function readSearch(query: URLSearchParams): Search {
  const last = (name: string) => query.getAll(name).at(-1) ?? ''
  const group = testGroups.find((known) => known === last('group')) ?? null
  if (group) return { q: '', group, page: null }
  const q = last('q').trim().slice(0, MAX_SEARCH_LENGTH)
  return { q, group, page: q || query.has('page') ? readPage(last('page')) : null }
}

/** The fields of a form, or of a query, for this search. */
export function fieldsOf({ q, group, page }: Search): Record<string, string> {
  if (group) return { group }
  // The first page of a search needs no number; all tests do: without one the URL is the first screen.
  return { ...(q && { q }), ...(page && (page > 1 || !q) && { page: String(page) }) }
}

/** The URL of this search, at the page of the list or at its results alone. */
export function addressOf(path: string, search: Search): string {
  const query = new URLSearchParams(fieldsOf(search)).toString()
  return path + (query && `?${query}`)
}

export const isSameSearch = (one: Search, other: Search) => addressOf('', one) === addressOf('', other)
