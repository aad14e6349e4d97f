import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Settlement } from '#clinic/round.ts'
import { deskWords } from '#content/desk/common.ts'
import type { Done } from '../../contract/commands.ts'
import { command, get } from '../api.ts'
import { useWords } from '../language.ts'
import { onAnyChange } from '../live/work-store.ts'
import { refusalIn } from '../refusal-in.ts'
import { offerUndo, type Said, useUndoable } from '../undo.ts'

/** The rounds of a day, refetched whenever a booking or a stop changes. */
export function useRounds(day: string) {
  const queries = useQueryClient()
  useEffect(() => {
    const stop = onAnyChange(() => void queries.invalidateQueries({ queryKey: ['rounds'] }))
    return () => void stop()
  }, [queries])
  // Money is in no booking: undoing it sends no live change.
  const undoable = useUndoable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after each action
  useEffect(() => void queries.invalidateQueries({ queryKey: ['rounds'] }), [queries, undoable?.action])
  const { data } = useQuery({
    queryKey: ['rounds', day],
    queryFn: ({ signal }) => get('/api/rounds', { day }, signal),
  })
  const { refusals } = useWords(deskWords)
  const [failed, setFailed] = useState<string | null>(null)
  /** False where it was refused; `failed` has the reason. */
  const give = async (asked: Promise<Done>, said: Said): Promise<boolean> => {
    setFailed(null)
    const again = () => queries.invalidateQueries({ queryKey: ['rounds'] })
    try {
      const done = await asked
      // The list shows the change before the undo bar does.
      await again()
      offerUndo(done, said)
      return true
    } catch (error) {
      void again()
      setFailed(refusalIn(refusals, error))
      return false
    }
  }

  return {
    rounds: data,
    failed,
    assign: (stop: { bookingId: string; staffId: string | null; position?: number }, said: Said) =>
      give(command('/api/commands/assign-stop', stop), said),
    noteLandmark: (bookingId: string, landmark: string, said: Said) =>
      give(command('/api/commands/landmark', { bookingId, landmark }), said),
    noteMoney: (staffId: string, rupees: number, said: Said) =>
      give(command('/api/commands/hand-over-money', { staffId, day, rupees }), said),
    settle: (outcomeId: string, as: Settlement, said: Said) =>
      give(command('/api/commands/settle-conflict', { outcomeId, as }), said),
  }
}

export type RoundsWork = ReturnType<typeof useRounds>
