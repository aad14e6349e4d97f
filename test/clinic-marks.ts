import { readFileSync } from 'node:fs'
import type { ClinicFacts } from '#content/clinic/clinic-facts.ts'

/** Names, numbers, places and the two ramps of colours that belong to this clinic alone. */
export function marksOf(folder: string, facts: ClinicFacts): string[] {
  const both = [facts.clinicShortName, facts.city, facts.area, ...Object.values(facts.servedAreas)]
  const doctors = facts.doctors.flatMap(({ slug, name }) => [
    slug,
    name.en.replace(/^Dr\.\s/, ''),
    name.hi.replace(/^डॉ\. /, ''),
  ])
  const colours = readFileSync(`${folder}/brand.css`, 'utf8').match(
    /(?<=--(brand|accent)-\d+: )#[0-9a-f]{6}/g,
  )
  return [
    ...both.flatMap(({ en, hi }) => [en, hi]),
    ...doctors,
    ...facts.phones,
    facts.email,
    ...Object.keys(facts.servedAreas),
    facts.geo.latitude.toString(),
    ...(colours ?? []),
  ]
}

/** The marks in a text; a short name within a longer word does not count. */
export function marksIn(text: string, marks: string[]): string[] {
  const low = text.toLowerCase()
  const isWord = (mark: string) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${mark.replace(/[.+]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'u')
  return marks.filter((mark) => low.includes(mark.toLowerCase()) && isWord(mark.toLowerCase()).test(low))
}
