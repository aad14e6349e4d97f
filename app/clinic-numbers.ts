import type { facts } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { factsBand, stats } from '#content/pages/home-sections.ts'
import { wordsIn } from '#content/words-in.ts'
import type { StatBandProps } from './ui/stat-band.tsx'

export type Claims = typeof facts.claims

/** "10000+" with grouped digits: 10,000+. */
const grouped = (value: string) => value.replace(/^\d+/, (digits) => Number(digits).toLocaleString('en-IN'))

/** The clinic in numbers or, where the rules for doctors forbid those, in plain facts. Loaders call it. */
export function clinicNumbersIn(language: Language, claims: Claims): StatBandProps {
  if (claims === 'factual') return { kind: 'facts', ...wordsIn(factsBand, language) }
  const { heading, items } = wordsIn(stats, language)
  return { kind: 'figures', heading, items: items.map((item) => ({ ...item, value: grouped(item.value) })) }
}
