import type { ClinicFacts } from './clinic/clinic-facts.ts'
import { isOffered, offered, textFor } from './clinic/offered.ts'
import { weekValues } from './clinic/week-values.ts'
import { facts, factValues } from './facts.ts'
import { bound, fillKnown } from './format/fill.ts'
import { listIn } from './format/list-in.ts'
import { type In, inLanguage, type Language, type Text } from './language.ts'

type Picked = { [L in Language]?: unknown }

/** Texts and facts do not change while a process runs: each tree of texts is built once for each language. */
const picked = new WeakMap<object, Picked>()

/** All readers share one tree: none of them may change it. */
function freeze<T>(tree: T): T {
  if (!tree || typeof tree !== 'object' || Object.isFrozen(tree)) return tree
  for (const child of Object.values(tree)) freeze(child)
  return Object.freeze(tree)
}

/**
 * Texts in one language, without what the clinic does not have, with its facts and hours filled in; other placeholders
 * are left for fill().
 */
export function wordsIn<const T>(words: T, language: Language, clinic: ClinicFacts = facts): In<T> {
  if (!words || typeof words !== 'object' || clinic !== facts) return pickWords(words, language, clinic)
  const known = picked.get(words) ?? {}
  picked.set(words, known)
  known[language] ??= freeze(pickWords(words, language, clinic))
  return known[language] as In<T>
}

function pickWords<const T>(words: T, language: Language, clinic: ClinicFacts): In<T> {
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
