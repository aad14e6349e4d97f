import { canBeTakenAtHome, isBookable } from '#clinic/lab-tests/lab-test.ts'
import { needsFasting } from '#clinic/lab-tests/preparation.ts'
import { has } from '#content/clinic/offered.ts'
import { testNamesIn } from '#content/format/lab-tests/test-names-in.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Language } from '#content/language.ts'
import type { ListedLabTest } from '#server/lab-tests/lab-tests.ts'

/** What a row, and the basket, show of a test: only what differs from other tests. */
export const rowIn = (language: Language, test: ListedLabTest) => ({
  slug: test.slug,
  ...testNamesIn(language, test),
  price: test.price,
  cost: test.price === null ? null : rupees(test.price),
  fasting: needsFasting(test),
  preparation: test.preparation,
  atHome: has('home-collection') && canBeTakenAtHome(test),
  bookable: isBookable(test),
})

export type ChosenTest = ReturnType<typeof rowIn>
/** `matched`: the word that matched. `reason`: why it is in a group. */
export type TestRow = ChosenTest & { matched?: string; reason?: string }
