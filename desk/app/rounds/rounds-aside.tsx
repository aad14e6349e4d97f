import { useState } from 'react'
import { planningWords } from '#content/desk/round-planning.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { RoundOfDay, RoundsOfDay } from '../../contract/rounds.ts'
import { timeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { useOneAtATime } from '../one-at-a-time.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import styles from './rounds-aside.module.css'
import type { RoundsWork } from './use-rounds.ts'

type Props = { rounds: RoundsOfDay; work: RoundsWork; onPrint?: (staffId: string) => void }

/** The phlebotomists, their progress, and the money. */
export function RoundsAside({ rounds, work, onPrint }: Props) {
  const words = useWords(planningWords)
  if (rounds.rounds.length === 0) return <p>{words.nobodyWorks}</p>
  return (
    <>
      <h2 className={`eyebrow ${styles.title}`}>{words.rounds.title}</h2>
      {rounds.rounds.map((round, index) => (
        <section key={round.staffId} className={styles.round} aria-label={round.name}>
          <span className={styles.arch} aria-hidden="true">
            {round.initials.replaceAll('.', '')}
          </span>
          <div>
            <h3>
              {round.name} {index < 5 && <KeyCap>{String(index + 1)}</KeyCap>}
            </h3>
            <p>
              <Progress round={round} rounds={rounds} />
            </p>
          </div>
          <Money
            round={round}
            onCount={(sum) => {
              const text = fill(words.said.counted, { rupees: rupees(sum), phlebotomist: round.name })
              return work.noteMoney(round.staffId, sum, { text })
            }}
          />
          {onPrint && rounds.stops.some(({ staffId }) => staffId === round.staffId) && (
            <Button kind="plain" className={styles.print} onClick={() => onPrint(round.staffId)}>
              {words.print}
            </Button>
          )}
        </section>
      ))}
    </>
  )
}

function Progress({ round, rounds }: { round: RoundOfDay; rounds: RoundsOfDay }) {
  const words = useWords(planningWords.rounds)
  const language = useLanguage()
  const own = rounds.stops.filter(({ staffId }) => staffId === round.staffId)
  const done = own.filter(({ outcome }) => outcome).length
  const stops = own.length === 0 ? words.noStops : fill(words.stops, { done, count: own.length })
  const { shift } = round
  const when = !shift
    ? words.notStarted
    : shift.endedAt
      ? fill(words.ended, { time: timeIn(language, shift.endedAt) })
      : fill(words.since, { time: timeIn(language, shift.startedAt) })
  return (
    <>
      {stops} · {when}
    </>
  )
}

/** Money taken, handed over and counted; and whether the three agree. */
function Money({ round, onCount }: { round: RoundOfDay; onCount: (rupees: number) => Promise<boolean> }) {
  const words = useWords(planningWords.money)
  const [counted, setCounted] = useState<string | null>(null)
  const oneAtATime = useOneAtATime()
  const { cash, upi, handedOver, received } = round.money
  if (cash + upi + handedOver + received === 0) return null
  const open = cash - received
  const verdict =
    open === 0
      ? words.agrees
      : fill(open > 0 ? words.missing : words.tooMuch, { rupees: rupees(Math.abs(open)) })
  const lines = [
    [words.cash, cash],
    [words.upi, upi],
    [words.handedOver, handedOver],
    [words.received, received],
  ] as const
  return (
    <div className={styles.money}>
      <dl>
        {lines.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rupees(sum)}</dd>
          </div>
        ))}
      </dl>
      {counted === null ? (
        <p className={styles.verdict}>
          {received > 0 && <b className={open === 0 ? styles.agrees : styles.differs}>{verdict}</b>}
          {(open !== 0 || received !== handedOver) && (
            <Button onClick={() => setCounted(String(Math.max(0, handedOver - received)))}>
              {words.count}
            </Button>
          )}
        </p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!/^\d{1,6}$/.test(counted)) return
            void oneAtATime(async () => {
              if (await onCount(Number(counted))) setCounted(null)
            })
          }}
        >
          <Field
            label={words.counted}
            inputMode="numeric"
            pattern="\d{1,6}"
            autoFocus
            value={counted}
            onChange={setCounted}
          />
          <Button type="submit" kind="primary">
            {words.save}
          </Button>
          <Button onClick={() => setCounted(null)}>{words.cancel}</Button>
        </form>
      )}
    </div>
  )
}
