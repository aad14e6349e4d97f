import type { Policy } from '../schema.ts'
import { privacy } from './privacy.ts'
import { refund } from './refund.ts'
import { terms } from './terms.ts'

/** By the end of their address. */
export const policies = {
  'privacy-policy': privacy,
  'refund-policy': refund,
  'term-condition': terms,
} satisfies Record<string, Policy>

export type PolicyName = keyof typeof policies
