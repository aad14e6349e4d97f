import { useAnswers } from '../answers/use-answers.ts'
import { useMe } from '../session.tsx'
import { placesOf } from './places.ts'

/** How many enquiries and calls wait. */
export const useWaitingAnswers = (): number =>
  useAnswers(placesOf(useMe().role).includes('answers'))?.length ?? 0
