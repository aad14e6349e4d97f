import type { Text } from '../language.ts'
import { facts } from './chosen-clinic.ts'
import type { ClinicFacts } from './clinic-facts.ts'
import type { Part } from './parts.ts'

export type Parts = Pick<ClinicFacts, 'departments' | 'pages'>

/** The one place that decides what the clinic has. Samples are collected at home only where tests are done. */
export const has = (part: Part, clinic: Parts = facts): boolean =>
  ([...clinic.departments, ...clinic.pages] as Part[]).includes(part) &&
  (part !== 'home-collection' || has('pathology', clinic))

/** Whether a text, a link or a picture is shown: one with `needs` is left out where the clinic lacks that part. */
export const isOffered = ({ needs }: { needs?: Part | undefined }, clinic?: Parts): boolean =>
  !needs || has(needs, clinic)

export const offered = <Item extends { needs?: Part | undefined }>(
  items: readonly Item[],
  clinic?: Parts,
): Item[] => items.filter((item) => isOffered(item, clinic))

/** For lists of paths and routes: only('gallery', '/gallery') is empty where the clinic has no gallery. */
export const onlyOf =
  (clinic?: Parts) =>
  <Item>(part: Part, ...items: Item[]): Item[] =>
    has(part, clinic) ? items : []

/** The text as it is for this clinic: `without` replaces it where the clinic lacks that part. */
export function textFor(text: Text, clinic?: Parts): Text {
  const instead = Object.entries(text.without ?? {}).find(([part]) => !has(part as Part, clinic))
  return instead ? { ...text, ...instead[1] } : text
}
