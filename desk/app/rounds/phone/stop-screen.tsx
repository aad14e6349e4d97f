import { useState } from 'react'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import CheckBold from '~icons/ph/check-bold'
import type { RunSheet, SheetStop } from '../../../contract/rounds.ts'
import { useWords } from '../../language.ts'
import { Private } from '../../privacy.tsx'
import { Button } from '../../ui/button.tsx'
import { Arrival } from './arrival.tsx'
import { DoorRule } from './door-rule.tsx'
import { EndEarly } from './end-early.tsx'
import { Frame } from './frame.tsx'
import { LastNoted } from './last-noted.tsx'
import { NumberBox } from './number-box.tsx'
import { PayScreen } from './pay-screen.tsx'
import { outcomeOf, type Round, type RoundState } from './round.ts'
import { StopFacts, StopTests } from './stop-facts.tsx'
import { StopHead } from './stop-head.tsx'
import { StopList } from './stop-list.tsx'
import styles from './stop-screen.module.css'
import { usePunctuality, useWindow } from './stop-times.ts'
import { WhyScreen } from './why-screen.tsx'

type Props = {
  round: Round
  state: RoundState
  sheet: RunSheet
  stop: SheetStop
  /** Opens another stop; null: the next one without a result. */
  onOpen: (bookingId: string | null) => void
}

/** One stop, and its outcome. */
export function StopScreen({ round, state, sheet, stop, onOpen }: Props) {
  const words = useWords(roundWords)
  const [asked, setAsked] = useState<'why' | 'pay' | 'end' | null>(null)
  const number = sheet.stops.indexOf(stop) + 1
  const place = fill(words.stopOf, { number, count: sheet.stops.length })
  const isDone = outcomeOf(state, stop) !== null
  const back = () => setAsked(null)
  const note = async (
    ...noted: Parameters<Round['note']> extends [SheetStop, ...infer Rest] ? Rest : never
  ) => {
    await round.note(stop, ...noted)
    onOpen(null)
  }
  if (asked === 'why' && !isDone)
    return (
      <WhyScreen
        {...{ state, stop, number, place }}
        onBack={back}
        onChoose={(outcome) => void note(outcome)}
      />
    )
  if (asked === 'pay' && !isDone)
    return (
      <PayScreen
        {...{ state, stop, number, place }}
        onBack={back}
        onChoose={(payment, rupees) => void note('taken', payment, rupees)}
      />
    )
  if (asked === 'end') return <EndEarly {...{ round, state, sheet }} onBack={back} />
  const dock = isDone ? (
    <Button kind="primary" onClick={() => onOpen(null)}>
      {words.next}
    </Button>
  ) : (
    <>
      <Button onClick={() => setAsked('why')}>{words.couldNot}</Button>
      <Button
        kind="primary"
        icon={CheckBold}
        onClick={() => (stop.due ? setAsked('pay') : void note('taken'))}
      >
        {words.taken}
      </Button>
    </>
  )
  return (
    <Frame
      state={state}
      place={place}
      dock={dock}
      above={<LastNoted round={round} state={state} sheet={sheet} />}
    >
      <Arrival stop={stop} />
      <StopHead number={number} label={words.stop} title={<Private>{stop.name}</Private>}>
        <When stop={stop} />
      </StopHead>
      <DoorRule {...stop} />
      <Address lines={stop.address} />
      <StopFacts stop={stop} />
      <NumberBox stop={stop} onShow={() => void round.showNumber(stop)} />
      <StopTests stop={stop} />
      <StopList state={state} sheet={sheet} current={stop} onOpen={onOpen} onEnd={() => setAsked('end')} />
    </Frame>
  )
}

function When({ stop }: { stop: SheetStop }) {
  const window = useWindow(stop)
  const punctuality = usePunctuality(stop)
  return (
    <>
      {window} · {punctuality}
    </>
  )
}

/** No link to a map: the map's app and its owner would keep the address long after the shift. */
const Address = ({ lines: [first, ...others] }: { lines: string[] }) => (
  <section className={styles.address}>
    <b>
      <Private>{first}</Private>
    </b>
    {others.length > 0 && (
      <p>
        <Private>{others.join(', ')}</Private>
      </p>
    )}
  </section>
)
