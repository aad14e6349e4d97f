import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { verbsOf } from '#clinic/desk/verbs.ts'
import { todayWords } from '#content/desk/today.ts'
import { facts } from '#content/facts.ts'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import { currentTime, useNow } from '../clock.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { giveCommand } from '../live/give-command.ts'
import { useMe } from '../session.tsx'
import { momentIn } from './row-words.ts'

/** The verbs of a row at this minute, by the same rules as on the server. */
export function useVerbsOf(): (row: WorkRow) => readonly Verb[] {
  const { role } = useMe()
  const now = useNow()
  return useMemo(() => {
    const clinic = { role, now, hasSeveralDoctors: facts.doctors.length > 1 }
    return (row) => verbsOf(row, clinic)
  }, [role, now])
}

/** Verbs that open a screen or a panel first. */
export type Asking = { verb: 'move' | 'agree-time' | 'hand-over'; row: WorkRow }

type Handlers = { open: (row: WorkRow) => void; ask: (asking: Asking) => void }

/** Carries a verb out: at once where nothing has to be asked. */
export function useVerbs({ open, ask }: Handlers) {
  const { done } = useWords(todayWords)
  const language = useLanguage()
  const navigate = useNavigate()
  return useCallback(
    (row: WorkRow, verb: Verb) => {
      // The screen of calls and answers has the script, the hours and the outcomes.
      if (verb === 'answer' || (verb === 'call' && row.kind === 'call'))
        return void navigate(answersPath(row))
      if (verb === 'open' || verb === 'call') return open(row)
      const said = { text: done[verb], name: row.name, when: momentIn(language, row, currentTime()) }
      const others = facts.doctors.filter(({ initials }) => initials[language] !== row.with)
      if (verb === 'hand-over' && others.length === 1)
        return void giveCommand(row, verb, { body: { doctor: others[0]!.id }, said })
      if (verb === 'hand-over' || verb === 'move' || verb === 'agree-time') return ask({ verb, row })
      return void giveCommand(row, verb, { body: {}, said })
    },
    [open, ask, navigate, done, language],
  )
}

const answersPath = ({ id }: WorkRow) => `/answers?open=${encodeURIComponent(id)}`

/** The keys of the row in focus. */
export function useRowKeys(
  row: WorkRow | undefined,
  verbs: readonly Verb[],
  onVerb: (row: WorkRow, verb: Verb) => void,
) {
  const bindings = row ? verbs.map((verb) => [verb, () => onVerb(row, verb)]) : []
  useKeys(Object.fromEntries(bindings))
}
