import { reachWords } from '#content/desk/reach.ts'
import { useWords } from '../language.ts'
import { EmptyState } from './empty-state.tsx'

/** In place of a booking whose stored details cannot be decrypted. */
export function UnreadableBooking({ reference }: { reference?: string }) {
  const { rule, how } = useWords(reachWords)
  return (
    <EmptyState picture="no-results" title={rule.unreadable}>
      {how.unreadable} {reference}
    </EmptyState>
  )
}
