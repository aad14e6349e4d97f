import { useEffect, useState, useSyncExternalStore } from 'react'
import { shownLanguage } from '#content/clinic/shown-languages.ts'
import type { Language } from '#content/language.ts'
import type { RunSheet } from '../../../contract/rounds.ts'
import { LanguageContext } from '../../language.ts'
import { EndScreen } from './end-screen.tsx'
import { NoSheetScreen } from './no-sheet-screen.tsx'
import { outcomeOf, type Round, type RoundState } from './round.ts'
import { StopScreen } from './stop-screen.tsx'

/** Before sign-in, the phone's own language; after a shift, the last one used. */
const languageOf = (sheet: RunSheet | null): Language =>
  shownLanguage(sheet?.staff.language ?? (navigator.language.startsWith('hi') ? 'hi' : 'en'))

/** The round on the phone of a phlebotomist: one stop at a time, for one thumb, online or offline. */
export function PhoneRound({ round }: { round: Round }) {
  const state = useSyncExternalStore(round.subscribe, round.read)
  const [language, setLanguage] = useState(() => languageOf(state.sheet))
  const { sheet } = state
  useEffect(() => {
    if (sheet) setLanguage(sheet.staff.language)
  }, [sheet])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <Screen round={round} state={state} />
    </LanguageContext>
  )
}

function Screen({ round, state }: { round: Round; state: RoundState }) {
  const { phase, sheet, hindrance } = state
  // The stop that was opened by hand; otherwise the first without a result.
  const [openedId, setOpenedId] = useState<string | null>(null)
  if (phase === 'loading') return null
  if (phase !== 'sheet' || !sheet || hindrance === 'other-person')
    return <NoSheetScreen round={round} state={state} />
  const opened = sheet.stops.find(({ bookingId }) => bookingId === openedId)
  const stop = opened ?? sheet.stops.find((one) => !outcomeOf(state, one))
  if (!stop) return <EndScreen round={round} state={state} sheet={sheet} onOpen={setOpenedId} />
  return (
    <StopScreen
      key={stop.bookingId}
      round={round}
      state={state}
      sheet={sheet}
      stop={stop}
      onOpen={setOpenedId}
    />
  )
}
