import type { Day } from '#clinic/time.ts'
import type { PolicyName } from './policies.ts'

/**
 * Every published version of a policy, newest last: its day, which the page shows as "Last Updated", and the hash
 * of its text. A change of a text adds a line with the day of the change; the test prints the hash.
 */
export const policyVersions: Record<PolicyName, readonly { on: Day; hash: string }[]> = {
  'privacy-policy': [
    { on: '2026-11-16', hash: '1ea116ed8be8afce' },
    { on: '2026-11-18', hash: '1c61cf2058d4332e' },
  ],
  'refund-policy': [
    { on: '2026-11-16', hash: '81289da008894b48' },
    { on: '2026-11-18', hash: '003509344ad25522' },
  ],
  'term-condition': [
    { on: '2026-11-16', hash: '4ebdd356bbf8e8b0' },
    { on: '2026-11-18', hash: '9e344feb0b569bb9' },
  ],
}
