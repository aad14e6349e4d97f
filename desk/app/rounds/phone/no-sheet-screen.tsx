import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import { useNow } from '../../clock.ts'
import { useLanguage, useWords } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Frame } from './frame.tsx'
import { Message } from './message.tsx'
import { isWaiting, type Round, type RoundState } from './round.ts'
import { saidTime } from './stop-times.ts'

/** Before the round, after it, and while nobody knows: no stop is on this phone, or none that may be seen. */
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
  const words = useWords(roundWords.over)
  const waiting = state.journal.filter(isWaiting).length
  return (
    <Frame
      state={state}
      dock={waiting === 0 && <Button onClick={() => location.assign('/')}>{words.again}</Button>}
    >
      <Message picture="night" title={words.title}>
        {words.text} {waiting === 0 ? words.sent : fill(words.waits, { count: waiting })}
      </Message>
    </Frame>
  )
}

function OtherRound({ state }: { state: RoundState }) {
  const words = useWords(roundWords.other)
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
  const titles = { 'signed-out': words.unknown.signedOut, 'desk-away': words.unknown.deskAway }
  const title = titles[state.hindrance as keyof typeof titles] ?? words.unknown.title
  return (
    <Frame state={state} dock={<Button onClick={() => void round.look()}>{words.start.again}</Button>}>
      <Message picture="night" title={title}>
        {state.hindrance === 'signed-out' ? words.unknown.signIn : words.unknown.text}
      </Message>
    </Frame>
  )
}
