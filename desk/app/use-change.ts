import { useState } from 'react'
import type { Done } from '../contract/commands.ts'
import { useOneAtATime } from './one-at-a-time.ts'
import { refusalIn } from './refusal-in.ts'
import { offerUndo, type Said } from './undo.ts'

type Props = {
  onDone: () => void
  reload: () => Promise<unknown>
  /** The text of each refusal. */
  refusals: Readonly<Record<string, string>>
}

type Options = {
  /** Redoes it where the desk cannot, because the desk has no copy of the typed text. */
  again?: () => Promise<Done>
  /** The panel stays open for another step. */
  staysOpen?: boolean
}

/** Makes a change once, offers its undo and closes the panel; or shows why it was refused. */
export function useChange({ onDone, reload, refusals }: Props) {
  const oneAtATime = useOneAtATime()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const change = <D extends Done>(
    make: () => Promise<D>,
    saidOf: (done: D) => Said,
    { again, staysOpen }: Options = {},
  ) =>
    oneAtATime(async () => {
      setBusy(true)
      setRefusal('')
      try {
        const done = await make()
        offerUndo(done, saidOf(done), { again })
        // First: U does nothing while a field has the focus.
        if (!staysOpen) onDone()
        await reload()
      } catch (error) {
        setRefusal(refusalIn(refusals, error))
      } finally {
        setBusy(false)
      }
    })
  return { change, isBusy, refusal, setRefusal }
}
