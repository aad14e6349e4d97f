import { useAnswers } from '../live/use-answers.ts'
import { useMe } from '../session.tsx'
import { placesOf } from './places.ts'

/** How many enquiries and calls wait. */
export function useWaitingAnswers(): number {
  const { rows = [], more = 0 } = useAnswers(placesOf(useMe().role).includes('answers')) ?? {}
  return rows.length + more
}
