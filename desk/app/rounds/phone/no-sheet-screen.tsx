import { withoutSheetWords } from '#content/desk/round-without-sheet.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import { useNow } from '../../clock.ts'
import { useLanguage, useWords } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Frame } from './frame.tsx'
import { Message } from './message.tsx'
import { isRefused, isWaiting, type Round, type RoundState } from './round.ts'
import { saidTime } from './stop-times.ts'

/** Before the round, after it, or offline without a sheet: the phone has no stop to show. */
export function NoSheetScreen({ round, state }: { round: Round; state: RoundState }) {
  const { phase, hindrance } = state
  if (hindrance === 'other-person') return <OtherRound state={state} />
  if (phase === 'over') return <Over state={state} />
  if (phase === 'start') return <Start round={round} state={state} />
  return <Unknown round={round} state={state} />
}

function Start({ round, state }: { round: Round; state: RoundState }) {
  const words = useWords(roundWords.start)
  const language = useLanguage()
  const { stopCount, endsAt } = state.sheet!
  const now = useNow().getTime()
  const canStart = stopCount > 0 && now < Date.parse(endsAt)
  const stops =
    stopCount === 0 ? words.none : stopCount === 1 ? words.one : fill(words.many, { count: stopCount })
  const dock = canStart ? (
    <Button kind="primary" onClick={() => void round.start()}>
      {words.button}
    </Button>
  ) : (
    <Button onClick={() => location.reload()}>{words.again}</Button>
  )
  return (
    <Frame state={state} dock={dock}>
      <Message picture="window" title={words.title}>
        {stops} {canStart && fill(words.offline, { time: saidTime(language, endsAt) })}
      </Message>
    </Frame>
  )
}

function Over({ state }: { state: RoundState }) {
  const { over: words, refused: kept } = useWords(withoutSheetWords)
  const { end } = useWords(roundWords)
  const waiting = state.journal.filter(isWaiting).length
  const refused = state.journal.filter(isRefused).length
  return (
    <Frame
      state={state}
      dock={waiting === 0 && <Button onClick={() => location.assign('/')}>{words.again}</Button>}
    >
      <Message picture="night" title={refused > 0 ? end.title : words.title}>
        {words.text} {waiting > 0 && fill(words.waits, { count: waiting })}{' '}
        {refused > 0 && fill(kept, { count: refused })}
        {waiting === 0 && refused === 0 && words.sent}
      </Message>
    </Frame>
  )
}

function OtherRound({ state }: { state: RoundState }) {
  const words = useWords(withoutSheetWords.other)
  const language = useLanguage()
  return (
    <Frame state={state}>
      <Message picture="night" title={words.title}>
        {fill(words.text, { time: state.sheet ? saidTime(language, state.sheet.endsAt) : '' })}
      </Message>
    </Frame>
  )
}

function Unknown({ round, state }: { round: Round; state: RoundState }) {
  const words = useWords(roundWords)
  const { unknown } = useWords(withoutSheetWords)
  const titles = { 'signed-out': unknown.signedOut, 'desk-away': unknown.deskAway }
  const title = titles[state.hindrance as keyof typeof titles] ?? unknown.title
  return (
    <Frame state={state} dock={<Button onClick={() => void round.look()}>{words.start.again}</Button>}>
      <Message picture="night" title={title}>
        {state.hindrance === 'signed-out' ? unknown.signIn : unknown.text}
      </Message>
    </Frame>
  )
}
