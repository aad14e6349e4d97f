import { RefusedError } from './api.ts'

/** The reason of a refusal, in words. */
export function refusalIn(words: Readonly<Record<string, string>>, error: unknown): string {
  const reason = error instanceof RefusedError ? error.reason : 'no-connection'
  return words[reason] ?? words.other!
}
