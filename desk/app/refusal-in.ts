import { RefusedError } from './api.ts'

/** Why the desk did not do it, in words. */
export function refusalIn(words: Readonly<Record<string, string>>, error: unknown): string {
  const reason = error instanceof RefusedError ? error.reason : 'no-connection'
  return words[reason] ?? words.other!
}
