import { finishing } from '../confirmation.ts'
import { windowValues } from '../format/collection-windows.ts'
import { fill, fillKnown } from '../format/fill.ts'
import { longDateIn } from '../format/long-date.ts'
import { header, policy as labels, quickExit } from '../interface.ts'
import { inLanguage, type Language } from '../language.ts'
import { cancelBooking, myData } from '../manage.ts'
import type { Policy } from '../schema.ts'
import { wordsIn } from '../words-in.ts'
import { type PolicyName, policies } from './policies.ts'
import { policyVersions } from './versions.ts'

/** The names of pages and buttons in a policy: it cannot name one that does not exist. */
const named = {
  manageBooking: header.manageBooking,
  cancelBooking: cancelBooking.link,
  withdrawConsent: myData.withdraw.link,
  finishAndClear: finishing.finish,
  leavePage: quickExit.button,
}

/** A policy in one language, with the hours of home collection and the names of pages and buttons filled in. */
export function policyIn(language: Language, name: PolicyName) {
  const values = { ...windowValues(language), ...inLanguage(named, language) }
  const policy = wordsIn<Policy>(policies[name], language)
  const filled = (texts: readonly string[] = []) => texts.map((text) => fillKnown(text, values))
  const { on } = policyVersions[name].at(-1)!
  return {
    title: policy.title,
    tagline: policy.tagline,
    intro: filled(policy.intro),
    updated: fill(labels.lastUpdatedLabel[language], { date: longDateIn(language, on) }),
    sections: policy.sections.map(({ paragraphs, bullets, closing, ...section }) => ({
      ...section,
      paragraphs: filled(paragraphs),
      bullets: filled(bullets),
      closing: filled(closing),
    })),
  }
}
