import { useState } from 'react'
import type { Done } from '../contract/commands.ts'
import { useOneAtATime } from './one-at-a-time.ts'
import { refusalIn } from './refusal-in.ts'
import { offerUndo, type Said } from './undo.ts'

type Props = {
  onDone: () => void
  reload: () => Promise<unknown>
  /** Why it may be refused, in words. */
  refusals: Readonly<Record<string, string>>
}

type Options = {
  /** Does it again where the desk cannot, because it no longer has what was typed. */
  again?: () => Promise<Done>
  /** What was opened for it waits for another step. */
  staysOpen?: boolean
}

/** Makes a change once, offers its undo and closes what was opened for it; or says why it was refused. */
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
        // First: U rests while a field has the focus.
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
