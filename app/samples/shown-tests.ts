import type { LabTest } from '#clinic/lab-tests/lab-test.ts'
import { rupees } from '#content/format/rupees.ts'
import { labTestTotals } from '#content/lab-tests.ts'
import type { Language, Localized } from '#content/language.ts'
import { otherPreparation } from '#content/preparation/other-preparation.ts'

type Named = Pick<LabTest, 'slug' | 'price' | 'preparation'> & { names: Localized<string> }

/** A chosen test as both forms show it; it travels to the browser. */
export const shownTest = (language: Language, { slug, names, price, preparation }: Named) => ({
  slug,
  name: names[language],
  price,
  cost: price === null ? labTestTotals.ask[language] : rupees(price),
  preparation,
  /** How to prepare, besides fasting. */
  prepare: otherPreparation(language, { preparation }),
})

export type ShownTest = ReturnType<typeof shownTest>
