import { chosenTests, MAX_CHOSEN_TESTS } from '#clinic/lab-tests/chosen-tests.ts'
import { isBookable } from '#clinic/lab-tests/lab-test.ts'
import { joined } from '#clinic/lab-tests/sample-hour.ts'
import { fill } from '#content/format/fill.ts'
import { labTestTotals } from '#content/lab-tests.ts'
import type { Language } from '#content/language.ts'
import { labTestBasket } from '#content/pages/lab-test-basket.ts'
import { preparation } from '#content/preparation/words.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Site } from '#server/site.ts'
import { formValuesFrom, textIn } from '../../forms/form-values.ts'
import { type ChosenTest, rowIn } from '../test-row-data.ts'

/** The texts of the bar and the basket. Sums are made from them in the browser. */
export function basketWords(language: Language) {
  const { title: _, description: __, full, ...words } = wordsIn(labTestBasket, language)
  return {
    ...words,
    language,
    most: MAX_CHOSEN_TESTS,
    full: fill(full, { most: MAX_CHOSEN_TESTS }),
    totals: wordsIn(labTestTotals, language),
    preparation: wordsIn(preparation, language),
  }
}

export type BasketWords = ReturnType<typeof basketWords>

/** The tests of a form's field `test`, as the basket shows them. */
export async function readChosen(site: Site, language: Language, form: FormData): Promise<ChosenTest[]> {
  const chosen = form.getAll('test').filter((slug) => typeof slug === 'string')
  const sent = joined(chosen, textIn(formValuesFrom(form), 'join'))
  if (sent.length === 0) return []
  const listed = await site.labTestList.read()
  return chosenTests(sent, listed.filter(isBookable)).map((test) => rowIn(language, test))
}
