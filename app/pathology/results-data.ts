import { pagesFor } from '#clinic/pagination.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { labTestIn } from '#content/format/lab-test-in.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { rupees } from '#content/format/rupees.ts'
import { telHref } from '#content/format/tel.ts'
import { pagination } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { pathology } from '#content/pages/pathology.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { FoundLabTest, LabTestPage } from '#server/lab-tests/search-lab-tests.ts'
import { pathIn } from '../paths.ts'
import { reachUsIn } from '../reach-us.ts'

/** Divides by one, two, three and four columns. */
export const PAGE_SIZE = 24

/** What the list says and leads to, whatever is found: it travels to the browser once, with the page. */
export function searchWords(language: Language) {
  const { search, byPhone, failed } = pathology
  const { count: _, ...results } = pathology.results
  const { firstPage: __, lastPage: ___, ...pages } = pagination
  return {
    ...wordsIn({ search, byPhone, failed, results, pages }, language),
    tryAgain: site.tryAgain[language],
    close: site.close[language],
    call: reachUsIn(language).call,
    phone: { label: facts.phones[0], href: telHref(facts.phones[0]) },
    nothing: pictureIn(language, 'no-results'),
    paths: { list: pathIn(language, '/pathology'), results: pathIn(language, '/pathology/results') },
  }
}

export type SearchWords = ReturnType<typeof searchWords>

/** Only what this test says: what all cards say is in the words. */
function cardIn(language: Language, test: FoundLabTest) {
  const { category: _, name, price, ...card } = labTestIn(language, test)
  return {
    ...card,
    name: name.toUpperCase(),
    price: price === null ? null : rupees(price),
    matched: test.matched,
  }
}

/** One page of what was found. It says nothing of what was typed: whoever asks knows. */
export function resultsIn(language: Language, { tests, total, page }: LabTestPage) {
  const { count } = pathology.results
  const isOne = total === 1 || (language === 'hi' && total === 0)
  return {
    count: fill((isOne ? count.one : count.other)[language], { count: total }),
    page,
    pages: pagesFor(total, PAGE_SIZE),
    tests: tests.map((test) => cardIn(language, test)),
  }
}

export type Results = ReturnType<typeof resultsIn>
export type TestCard = Results['tests'][number]
