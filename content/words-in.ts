import type { ClinicFacts } from './clinic/clinic-facts.ts'
import { isOffered, offered, textFor } from './clinic/offered.ts'
import { weekValues } from './clinic/week-values.ts'
import { facts, factValues } from './facts.ts'
import { bound, fillKnown } from './format/fill.ts'
import { listIn } from './format/list-in.ts'
import { type In, inLanguage, type Language, type Text } from './language.ts'

/**
 * Texts in one language, without what the clinic does not have, with its facts and hours filled in; other placeholders
 * are left for fill().
 */
export function wordsIn<const T>(words: T, language: Language, clinic: ClinicFacts = facts): In<T> {
  const known = { ...factValues(language, clinic), ...weekValues(language, clinic.sessions) }
  const values = {
    ...Object.fromEntries(Object.entries(known).map(([name, value]) => [name, bound(value)])),
    slotMinutes: String(clinic.slotMinutes),
  }
  const listOf = ({ list }: Text): { list?: string } =>
    list
      ? {
          list: listIn(
            language,
            offered(list, clinic).map((item) => item[language]),
          ),
        }
      : {}
  return inLanguage(words, language, {
    write: (text) => fillKnown(textFor(text, clinic)[language], { ...values, ...listOf(text) }),
    isShown: (item) => isOffered(item, clinic),
  })
}
