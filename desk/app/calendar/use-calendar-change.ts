import { useState } from 'react'
import { calendarWords } from '#content/desk/calendar.ts'
import { useWords } from '../language.ts'
import { useOneAtATime } from '../one-at-a-time.ts'
import { refusalIn } from '../refusal-in.ts'
import { type Done, offerUndo } from '../undo.ts'
import { useLookAgain } from './use-calendar.ts'

export type Changed = Done & { affected: number }

/** What follows the preview of a change that affects many: it is made once, can be undone, and a refusal is shown. */
export function useCalendarChange(onClose: () => void) {
  const { refused } = useWords(calendarWords)
  const lookAgain = useLookAgain()
  const oneAtATime = useOneAtATime()
  const [refusal, setRefusal] = useState<string | null>(null)
  const change = (make: () => Promise<Changed>, textOf: (count: number) => string) =>
    oneAtATime(async () => {
      try {
        const done = await make()
        offerUndo(done, { text: textOf(done.affected) })
        // First: U rests while a field has the focus.
        onClose()
        await lookAgain()
      } catch (error) {
        setRefusal(refusalIn(refused, error))
      }
    })
  return { change, refusal, setRefusal }
}
