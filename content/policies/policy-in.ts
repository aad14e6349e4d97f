import { windowValues } from '../format/collection-windows.ts'
import { fill, fillKnown } from '../format/fill.ts'
import { longDateIn } from '../format/long-date.ts'
import { policy as labels } from '../interface.ts'
import type { Language } from '../language.ts'
import type { Policy } from '../schema.ts'
import { wordsIn } from '../words-in.ts'
import { type PolicyName, policies } from './policies.ts'

/** A policy in one language, with the hours of home collection filled in. */
export function policyIn(language: Language, name: PolicyName) {
  const policy = wordsIn<Policy>(policies[name], language)
  const windows = windowValues(language)
  return {
    title: policy.title,
    tagline: policy.tagline,
    intro: policy.intro,
    updated: fill(labels.lastUpdatedLabel[language], { date: longDateIn(language, policy.lastUpdated) }),
    sections: policy.sections.map(({ bullets = [], closing = [], ...section }) => ({
      ...section,
      bullets: bullets.map((text) => fillKnown(text, windows)),
      closing,
    })),
  }
}
