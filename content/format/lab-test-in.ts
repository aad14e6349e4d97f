import { canBeTakenAtHome, isBookable, type LabTest } from '#clinic/lab-tests/lab-test.ts'
import { needsFasting } from '#clinic/lab-tests/preparation.ts'
import { has } from '../clinic/offered.ts'
import { categoryWords, preparationWords, sampleWords } from '../lab-tests.ts'
import type { Language, Localized } from '../language.ts'
import { reportTimeIn } from './report-time-in.ts'

/** A test of the catalogue in one language. The name stays as labs print it, in either language. */
export const labTestIn = (language: Language, test: LabTest & { plain: Localized<string> | null }) => ({
  slug: test.slug,
  name: test.name,
  category: categoryWords[test.category][language],
  sample: sampleWords[test.sample][language],
  preparation: preparationWords[test.preparation][language],
  fasting: needsFasting(test),
  reportTime: reportTimeIn(language, test.reportTime),
  atHome: has('home-collection') && canBeTakenAtHome(test),
  bookable: isBookable(test),
  price: test.price,
  plain: test.plain?.[language] ?? null,
})
