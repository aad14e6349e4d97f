import type { facts } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { aboutClinic } from '#content/pages/about-clinic.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ClinicNumber } from './clinic-numbers.tsx'

/** "10000+" as people write it: 10,000 and a plus. */
function numberParts(value: string) {
  const [digits = value] = /^\d+/.exec(value) ?? []
  return { value: Number(digits).toLocaleString('en-IN'), more: value.slice(digits.length) }
}

export function clinicNumbersIn(language: Language, claims: typeof facts.claims) {
  const { stats, factsBand } = wordsIn(aboutClinic, language)
  if (claims === 'factual')
    return {
      heading: factsBand.heading,
      items: factsBand.items.map((item): ClinicNumber => ({ ...item, more: '' })),
    }
  return {
    heading: stats.heading,
    items: stats.items.map((item): ClinicNumber => ({ ...item, ...numberParts(item.value) })),
  }
}
