import { nextPage, pageEntries, pagesFor, previousPage } from '#clinic/pagination.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { labTestIn } from '#content/format/lab-test-in.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { rupees } from '#content/format/rupees.ts'
import { telHref } from '#content/format/tel.ts'
import { pagination } from '#content/interface.ts'
import { type Language, languages } from '#content/language.ts'
import { pathology } from '#content/pages/pathology.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { FoundLabTest, LabTestPage } from '#server/lab-tests/search-lab-tests.ts'
import { pathIn } from '../paths.ts'
import { reachUsIn } from '../reach-us.ts'
import { bookingPath } from './booking-path.ts'

/** Divides by one, two, three and four columns. */
export const PAGE_SIZE = 24

const wordsFor = (language: Language) => {
  const { results, failed, search, byPhone } = pathology
  return {
    ...wordsIn({ results, failed, search, byPhone }, language),
    pagination: wordsIn(pagination, language),
    call: reachUsIn(language).call,
    tryAgain: site.tryAgain[language],
    nothing: pictureIn(language, 'no-results'),
  }
}

/** Chosen once: a search while one types must not pay for them again. */
const words = Object.fromEntries(languages.map((language) => [language, wordsFor(language)])) as Record<
  Language,
  ReturnType<typeof wordsFor>
>

export const listPath = (language: Language, q: string, page = 1): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString()
  return pathIn(language, '/pathology') + (query && `?${query}`)
}

function cardIn(language: Language, test: FoundLabTest) {
  const { results } = words[language]
  const { name, price, ...told } = labTestIn(language, test)
  const shown = name.toUpperCase()
  const book = told.bookable ? bookingPath(language, test.slug) : null
  return {
    ...told,
    name: shown,
    price: price === null ? null : rupees(price),
    place: told.atHome ? results.atHome : results.atClinic,
    matched: test.matched && fill(results.matched, { word: test.matched }),
    book: book && { href: book, label: results.book, name: fill(results.bookLabTest, { test: shown }) },
    call: told.bookable
      ? null
      : {
          href: telHref(facts.phones[0]),
          label: facts.phones[0],
          name: fill(results.callAbout, { test: shown }),
        },
  }
}

/** The numbered buttons; a place without an address is disabled. */
function pagesIn(language: Language, q: string, current: number, last: number) {
  const { pagination: told } = words[language]
  const hrefOf = (page: number | null) => (page === null ? null : listPath(language, q, page))
  return {
    label: told.label,
    more: told.morePages,
    previous: { label: told.previous, href: hrefOf(previousPage(current)) },
    next: { label: told.next, href: hrefOf(nextPage(current, last)) },
    entries: pageEntries(current, last).map((entry) =>
      entry === 'ellipsis'
        ? null
        : {
            number: entry,
            href: listPath(language, q, entry),
            isCurrent: entry === current,
            name: fill(entry === current ? told.currentPage : told.goToPage, { n: entry }),
          },
    ),
  }
}

function foundIn(language: Language, q: string, found: LabTestPage) {
  const { results, pagination: told } = words[language]
  const one = found.total === 1 || (language === 'hi' && found.total === 0)
  const count = fill(one ? results.count.one : results.count.other, { count: found.total })
  const last = pagesFor(found.total, PAGE_SIZE)
  return {
    heading: q === '' ? results.all : count,
    summary: q === '' ? count : null,
    lookedFor: fill(results.noneFor, { word: q }),
    /** Read out when the results change without a new page. */
    told: found.total === 0 ? results.none : `${count}. ${fill(told.status, { n: found.page, total: last })}`,
    cards: found.tests.map((test) => cardIn(language, test)),
    pages: last > 1 ? pagesIn(language, q, found.page, last) : null,
  }
}

/** What the section of app/pathology/results.tsx shows: one page of results in words, or that they are not to be had. */
export const resultsIn = (language: Language, q: string, page: number, found: LabTestPage | null) => ({
  words: words[language].results,
  word: q,
  note: words[language].byPhone,
  failed: words[language].failed,
  retry: { label: words[language].tryAgain, href: listPath(language, q, page) },
  clear: { label: words[language].search.clear, href: listPath(language, '') },
  call: words[language].call,
  nothing: words[language].nothing,
  found: found && foundIn(language, q, found),
})

export type Results = ReturnType<typeof resultsIn>
export type TestCardData = NonNullable<Results['found']>['cards'][number]
