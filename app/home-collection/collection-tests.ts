import { chosenTests } from '#clinic/lab-tests/chosen-tests.ts'
import { canBeTakenAtHome } from '#clinic/lab-tests/lab-test.ts'
import type { Language } from '#content/language.ts'
import type { Site } from '#server/site.ts'
import { type ShownTest, shownTest } from '../samples/shown-tests.ts'

/** The tests that were chosen in the list. */
export type CarriedTests = {
  /** Those that are not among the eight of the page. */
  tests: ShownTest[]
  /** The names of those that cannot be collected at home. */
  notAtHome: string
}

export const nothingCarried: CarriedTests = { tests: [], notAtHome: '' }

/**
 * The eight tests of the specification, with its names and prices. Empty when they cannot be read: nothing can be
 * booked.
 */
export async function listedAtHome(site: Site, language: Language): Promise<ShownTest[]> {
  const tests = await site.cachedLabTests.home().catch((error) => {
    site.log.error({ event: 'lab_tests.read_failed', error })
    return []
  })
  return tests.map(({ name, ...test }) => shownTest(language, { ...test, names: name }))
}

/** Tests from the list are left out while it cannot be read: the booking then reports the outage. */
export async function carriedTests(site: Site, language: Language, sent: unknown): Promise<CarriedTests> {
  const listed = new Set((await listedAtHome(site, language)).map(({ slug }) => slug))
  const all = await site.cachedLabTests.all().catch((error) => {
    site.log.error({ event: 'lab_tests.read_failed', error })
    return []
  })
  const others = chosenTests(sent, all).filter(({ slug }) => !listed.has(slug))
  return {
    tests: others.filter(canBeTakenAtHome).map((test) => shownTest(language, test)),
    notAtHome: others
      .filter((test) => !canBeTakenAtHome(test))
      .map(({ names }) => names[language])
      .join(', '),
  }
}
