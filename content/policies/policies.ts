import type { Text } from '../language.ts'
import type { Policy } from '../schema.ts'
import { privacy } from './privacy.ts'
import { refund } from './refund.ts'
import { terms } from './terms.ts'

/** By the last part of their path. */
export const policies = {
  'privacy-policy': privacy,
  'refund-policy': refund,
  'term-condition': terms,
} satisfies Record<string, Policy>

/** Beside every policy, above the ways to reach us. */
export const policyQuestion = {
  en: 'Questions about this page?',
  hi: 'इस पेज के बारे में सवाल हैं?',
} satisfies Text

export type PolicyName = keyof typeof policies
