import { chosenTests } from '#clinic/lab-tests/chosen-tests.ts'
import { isBookable } from '#clinic/lab-tests/lab-test.ts'
import { isSlug } from '#clinic/lab-tests/slug.ts'
import { testsCount, testsTotal } from '#content/format/tests-total.ts'
import type { Language } from '#content/language.ts'
import type { ListedLabTest } from '#server/lab-tests/lab-tests.ts'
import type { Site } from '#server/site.ts'
import { type ShownTest, shownTest } from '../samples/shown-tests.ts'

/** The tests that a form or an API call names by their slugs. */
export type NamedLabTests = {
  bookable: ListedLabTest[]
  /** Listed, but the patient must call first. */
  callFirst: ListedLabTest[]
  /** Whether each of the named tests can be booked online. */
  areAllBookable: boolean
}

export async function findNamedLabTests(site: Site, named: unknown): Promise<NamedLabTests> {
  const slugs = [...new Set(Array.isArray(named) ? named : [named])].filter((slug) => slug !== undefined)
  const known = slugs.some(isSlug) ? await site.cachedLabTests.all() : []
  const tests = chosenTests(slugs, known)
  const bookable = tests.filter(isBookable)
  return {
    bookable,
    callFirst: tests.filter((test) => !isBookable(test)),
    areAllBookable: bookable.length === slugs.length,
  }
}

/** The chosen tests as the form shows them. */
export type ChosenLabTests = {
  tests: ShownTest[]
  /** 2 tests · ₹450 */
  sum: string
  /** The names of those that are not booked online. */
  callFirst: string
}

export const chosenIn = (language: Language, { bookable, callFirst }: NamedLabTests): ChosenLabTests => ({
  tests: bookable.map((test) => shownTest(language, test)),
  sum: `${testsCount(language, bookable.length)} · ${testsTotal(language, bookable)}`,
  callFirst: callFirst.map(({ names }) => names[language]).join(', '),
})
