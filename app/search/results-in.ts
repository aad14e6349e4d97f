import { MAX_SEARCH_LENGTH, soundText } from '#clinic/lab-tests/search-text.ts'
import { has } from '#content/clinic/offered.ts'
import { facts } from '#content/facts.ts'
import { careCardsIn } from '#content/format/care-cards-in.ts'
import { fill } from '#content/format/fill.ts'
import { telHref } from '#content/format/tel.ts'
import { type HelplineName, helplines } from '#content/helplines.ts'
import type { Language } from '#content/language.ts'
import { questions } from '#content/questions/questions.ts'
import type { SitePageId } from '#content/schema.ts'
import { oftenLookedFor, policyPages, searchPage } from '#content/search/page.ts'
import { wordsIn } from '#content/words-in.ts'
import type { LabTestPage } from '#server/lab-tests/search-lab-tests.ts'
import type { Site } from '#server/site.ts'
import { pathIn } from '../paths.ts'
import { findPages } from './find-pages.ts'
import { siteLinkIn } from './site-index.ts'

/** More pages need a more exact query. */
const MOST_PAGES = 12
const MOST_TESTS = 2

/** What was typed into the box; it is empty where nothing was. */
export const typedIn = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)

type Row = { id: string; href: string; title: string; under: string }

const order = ['question', 'condition', 'care', 'tests', 'post', 'policy'] as const
type Group = (typeof order)[number]

function groupOf(id: SitePageId): Group {
  if (policyPages.includes(id)) return 'policy'
  return order.find((kind) => id.startsWith(`${kind}:`)) ?? 'care'
}

const linksIn = (language: Language, ids: readonly SitePageId[]) =>
  ids.flatMap((id) => siteLinkIn(language, id) ?? [])

/** Whether the query is the name of a test, or the words in its brackets. */
function isNameOf(test: LabTestPage['tests'][number] | undefined, typed: string): boolean {
  if (!test) return false
  const names = [test.name, test.names.en, test.names.hi]
  const short = names.flatMap((name) => Array.from(name.matchAll(/\(([^)]+)\)/g), ([, inner]) => inner!))
  const long = names.map((name) => name.replace(/\([^)]*\)/g, ''))
  return [...names, ...short, ...long].some((name) => soundText(name) === soundText(typed))
}

/** Somebody to talk to, where the matter is private or grave. */
function talkIn(language: Language, id: SitePageId) {
  const call = (name: HelplineName, text: string) => {
    const { number } = helplines[name]
    return { href: telHref(number), text: fill(text, { number }) }
  }
  if (id === 'question:ending-a-pregnancy') return call('women', searchPage.women[language])
  return id.startsWith('condition:') ? call('teleManas', searchPage.talk[language]) : null
}

/** One card before the groups. */
function bestIn(language: Language, id: SitePageId) {
  const [link] = linksIn(language, [id])
  const answer = questions.find((question) => `question:${question.id}` === id)?.answer
  return link ? { ...link, text: answer ? answer[language] : link.under, talk: talkIn(language, id) } : null
}

/** The results of a search: help first, then the best match, then the rest in groups. */
export function resultsIn(language: Language, q: string, foundTests: LabTestPage | null) {
  const { pages, card, isExact } = findPages(q)
  // A query about danger shows help, and no test or other matter.
  const labTests = card ? null : foundTests
  const shown = pages.slice(0, card ? 1 : MOST_PAGES)
  const found = labTests?.tests ?? []
  const [first = null] = pages
  // A test's own name is the best match, unless the query is also, word for word, a known query.
  const isAsked = isExact && first !== null && !first.startsWith('tests:')
  const isTest = !card && !isAsked && isNameOf(found[0], q)
  const best = isTest || !first ? null : bestIn(language, first)
  const pageRows = linksIn(language, shown.slice(best ? 1 : 0)).map((link) => ({
    ...link,
    group: groupOf(link.id),
  }))
  const testRows = found.map((test) => ({
    id: test.slug,
    href: pathIn(language, '/pathology/:slug', { slug: test.slug }),
    title: test.names[language],
    under: test.name,
    group: 'tests' as const,
  }))
  const rows: (Row & { group: Group })[] = isTest ? [...testRows, ...pageRows] : [...pageRows, ...testRows]
  const groups = (isTest ? (['tests', ...order.filter((one) => one !== 'tests')] as const) : order)
    .map((id) => ({
      id,
      heading: searchPage.groups[id][language],
      rows: rows.filter(({ group }) => group === id),
    }))
    .filter((group) => group.rows.length > 0)
  const total = rows.length - found.length + (labTests?.total ?? 0) + (best ? 1 : 0)
  const { one, other } = searchPage.count
  return {
    q,
    cards: card ? careCardsIn(language, [card]) : [],
    best,
    groups,
    count: fill((total === 1 ? one : other)[language], { count: total }),
    isEmpty: total === 0,
    allTests:
      labTests && labTests.total > found.length
        ? {
            href: `${pathIn(language, '/pathology')}?${new URLSearchParams({ q })}`,
            text: fill(searchPage.allTests[language], { count: labTests.total }),
          }
        : null,
  }
}

/** The pages and tests of a search. It fails where the tests cannot be read. */
export async function findResults(site: Site, language: Language, q: string) {
  const found = has('pathology') ? await site.labTestSearch.find(q, { page: 1, size: MOST_TESTS }) : null
  return resultsIn(language, q, found)
}

export type SearchResults = ReturnType<typeof resultsIn>

/** The texts of the page, whatever is found. */
export const searchWordsIn = (language: Language) => ({
  ...wordsIn(searchPage, language),
  often: { heading: searchPage.often[language], links: linksIn(language, oftenLookedFor) },
  call: {
    href: telHref(facts.phones[0]),
    text: fill(searchPage.nothing.call[language], { phone: facts.phones[0] }),
  },
})
