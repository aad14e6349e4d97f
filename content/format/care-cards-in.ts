import { type CareCardId, careCards, careLevels, clinicPhoneLabel } from '../care-cards.ts'
import { facts } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { telHref } from './tel.ts'

/** The urgent-help cards that a page names, ready to show: with real numbers to call. */
export const careCardsIn = (language: Language, ids: readonly CareCardId[]) =>
  ids.map((id) => {
    const card = wordsIn(careCards[id], language)
    return {
      id,
      level: card.level,
      levelLabel: careLevels[card.level][language],
      heading: card.heading,
      body: card.body,
      isList: 'bodyAsList' in card && card.bodyAsList === true,
      phones: card.phones.map((name) => {
        const number = name === 'clinic' ? facts.phones[0] : helplines[name].number
        const label = name === 'clinic' ? clinicPhoneLabel[language] : helplines[name].label[language]
        return { label, number, href: telHref(number) }
      }),
    }
  })
