import { testGroups } from '#clinic/lab-tests/lab-test.ts'
import { pagesFor } from '#clinic/pagination.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { telHref } from '#content/format/tel.ts'
import { pagination } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { pathology } from '#content/pages/pathology.ts'
import { testGroupWords } from '#content/pages/test-groups.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { FoundLabTest } from '#server/lab-tests/search-lab-tests.ts'
import { pathIn } from '../paths.ts'
import { basketWords } from './basket/basket-data.ts'
import { type Found, PAGE_SIZE } from './find-results.ts'
import type { Search } from './search-address.ts'
import { rowIn, type TestRow } from './test-row-data.ts'

/** The texts and links of the list, whatever is found: they travel to the browser once, with the page. */
export function searchWords(language: Language) {
  const { search, failed, front, nothing } = pathology
  const { count: _, ...results } = pathology.results
  const { firstPage: __, lastPage: ___, ...pages } = pagination
  return {
    ...wordsIn({ search, failed, front, nothing, results, pages }, language),
    tryAgain: site.tryAgain[language],
    call: telHref(facts.phones[0]),
    picture: pictureIn(language, 'no-results'),
    groups: testGroups.map((id) => ({ id, label: testGroupWords[id].label[language] })),
    basket: basketWords(language),
    paths: {
      list: pathIn(language, '/pathology'),
      results: pathIn(language, '/pathology/results'),
      basket: pathIn(language, '/pathology/basket'),
    },
  }
}

export type SearchWords = ReturnType<typeof searchWords>

/** The matched word is left out where it is part of the name. */
function foundRowIn(language: Language, test: FoundLabTest): TestRow {
  const row = rowIn(language, test)
  const { matched } = test
  return matched && !row.name.includes(matched) ? { ...row, matched } : row
}

/** A count in words; in Hindi 0 and 1 take the first form. */
function countIn(language: Language, total: number): string {
  const { count } = pathology.results
  const isOne = total === 1 || (language === 'hi' && total === 0)
  return fill((isOne ? count.one : count.other)[language], { count: total })
}

function groupIn(language: Language, { group }: Search) {
  if (!group) return null
  const { title, lead, tests } = testGroupWords[group]
  const reasons = new Map(tests.map(({ slug, reason }) => [slug, reason[language]]))
  return { title: title[language], lead: lead[language], reasons }
}

/** One page of results. It has nothing of the query: the caller knows it. */
export function resultsIn(language: Language, search: Search, { tests, others, total, page }: Found) {
  const group = groupIn(language, search)
  return {
    total,
    count: countIn(language, total),
    page,
    pages: search.page === null ? 1 : pagesFor(total, PAGE_SIZE),
    group: group && { title: group.title, lead: group.lead },
    tests: tests.map((test) => {
      const reason = group?.reasons.get(test.slug)
      return reason ? { ...rowIn(language, test), reason } : foundRowIn(language, test)
    }),
    others: others.map((test) => rowIn(language, test)),
  }
}

export type Results = Omit<ReturnType<typeof resultsIn>, 'tests'> & { tests: TestRow[] }
