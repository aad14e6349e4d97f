import { needsFasting, type PreparationCode, type Prepared } from '#clinic/lab-tests/preparation.ts'
import { preparationWords } from '../lab-tests.ts'
import type { Language } from '../language.ts'

const nothingToDo: ReadonlySet<PreparationCode> = new Set(['none', 'any-time', 'any-cycle-day'])
/** Fasting that asks for something else, too. */
const saysMore: ReadonlySet<PreparationCode> = new Set(['glucose-tolerance'])

/** What one test asks for besides an empty stomach; null where there is nothing. */
export const otherPreparation = (language: Language, test: Prepared): string | null =>
  nothingToDo.has(test.preparation) || (needsFasting(test) && !saysMore.has(test.preparation))
    ? null
    : preparationWords[test.preparation][language]
