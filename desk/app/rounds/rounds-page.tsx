import { useEffect, useState } from 'react'
import { addDays, dayOf } from '#clinic/time.ts'
import { planningWords } from '#content/desk/round-planning.ts'
import { fill } from '#content/format/fill.ts'
import Warning from '~icons/ph/warning'
import type { PrintedRound, RoundStop, RoundsOfDay } from '../../contract/rounds.ts'
import { get } from '../api.ts'
import { dateIn, useNow } from '../clock.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { useMe } from '../session.tsx'
import { Page } from '../shell/page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Filters } from '../ui/filters.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import { Conflicts } from './conflicts.tsx'
import { LandmarkPanel } from './landmark-panel.tsx'
import { PrintRound } from './print-round.tsx'
import { RoundBar } from './round-bar.tsx'
import { RoundsAside } from './rounds-aside.tsx'
import { StopTable } from './stop-table.tsx'
import { type RoundsWork, useRounds } from './use-rounds.ts'

/** Phlebotomists get their sheet; reception assigns the stops. */
export function RoundsPage() {
  const { role } = useMe()
  const isOnRound = role === 'phlebotomist'
  useEffect(() => {
    // A page of its own, which opens offline.
    if (isOnRound) location.replace('/rounds/sheet')
  }, [isOnRound])
  return isOnRound ? null : <Planning />
}

function Planning() {
  const words = useWords(planningWords)
  const language = useLanguage()
  const now = useNow()
  const [ahead, setAhead] = useState<'today' | 'tomorrow'>('today')
  const day = ahead === 'today' ? dayOf(now) : addDays(dayOf(now), 1)
  const work = useRounds(day)
  const { rounds } = work
  const nobody = rounds?.stops.filter(({ staffId, outcome }) => !staffId && !outcome).length ?? 0
  const at = ahead === 'today' ? now : new Date(now.getTime() + 86_400_000)
  const days = (
    <>
      {work.failed && <StatusStrip tone="off" icon={Warning} title={work.failed} />}
      <Filters
        label={words.days}
        filters={[
          { id: 'today', label: words.today },
          { id: 'tomorrow', label: words.tomorrow },
        ]}
        chosen={ahead}
        onChoose={setAhead}
        end={nobody > 0 && <b>{fill(words.nobodyCount, { count: nobody })}</b>}
      />
    </>
  )
  if (!rounds?.stops.length)
    return (
      <Page
        title={words.title}
        subtitle={dateIn(language, at)}
        aside={rounds && <RoundsAside rounds={rounds} work={work} />}
      >
        {days}
        {rounds && <Conflicts rounds={rounds} work={work} />}
        {rounds && (
          <EmptyState picture="window-opening" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        )}
      </Page>
    )
  return <Plan key={day} title={dateIn(language, at)} {...{ rounds, work, days }} />
}

type PlanProps = { title: string; rounds: RoundsOfDay; work: RoundsWork; days: React.ReactNode }

/** The stops of one day, one of them in focus, and the actions on it by keys. */
function Plan({ title, rounds, work, days }: PlanProps) {
  const words = useWords(planningWords)
  const [isFinding, setFinding] = useState(false)
  const [printed, setPrinted] = useState<PrintedRound | null>(null)
  const { selected, select, step } = useSelectedStop(rounds.stops)
  const verbs = verbsOf(selected, rounds)
  const give = (staffId: string | null, position?: number) => {
    if (!verbs.canGive) return
    select(selected.bookingId)
    const phlebotomist = rounds.rounds.find((round) => round.staffId === staffId)?.name ?? ''
    const text = staffId ? fill(words.said.given, { phlebotomist, name: '{name}' }) : words.said.taken
    const stop = { bookingId: selected.bookingId, staffId, ...(position && { position }) }
    void work.assign(stop, { text, name: selected.name })
  }
  const giveTo = (number: number) => {
    const round = rounds.rounds[number - 1]
    if (round && round.staffId !== selected.staffId) give(round.staffId)
  }
  const print = async (staffId: string) =>
    setPrinted(await get('/api/rounds/print', { day: rounds.day, staffId }))
  const order = (by: 1 | -1) => verbs.canOrder && give(selected.staffId, Math.max(1, selected.position! + by))
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    earlier: () => order(-1),
    later: () => order(1),
    'digit-0': () => selected.staffId && give(null),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`digit-${number}`, () => giveTo(number)])),
    landmark: () => verbs.canGive && setFinding(true),
    print: () => selected.staffId && void print(selected.staffId),
  })
  return (
    <Page
      title={words.title}
      subtitle={title}
      panel={
        isFinding ? (
          <LandmarkPanel
            key={selected.bookingId}
            stop={selected}
            onNote={(landmark) =>
              work.noteLandmark(selected.bookingId, landmark, {
                text: words.said.landmark,
                name: selected.name,
              })
            }
            onClose={() => setFinding(false)}
          />
        ) : null
      }
      aside={<RoundsAside rounds={rounds} work={work} onPrint={(staffId) => void print(staffId)} />}
      bar={
        <RoundBar
          stop={selected}
          rounds={rounds}
          verbs={verbs}
          onGive={give}
          onOrder={order}
          onPrint={() => void print(selected.staffId!)}
          onLandmark={() => setFinding(true)}
        />
      }
    >
      {days}
      <Conflicts rounds={rounds} work={work} />
      <StopTable rounds={rounds} selected={selected} onSelect={select} onGive={give} />
      {printed && <PrintRound printed={printed} onDone={() => setPrinted(null)} />}
    </Page>
  )
}

/** The stop in focus: the chosen one, or the first without a phlebotomist. */
function useSelectedStop(stops: RoundStop[]) {
  const [selectedId, select] = useState<string | null>(null)
  const firstOpen = stops.find(({ staffId, outcome }) => !staffId && !outcome)
  const selected = stops.find(({ bookingId }) => bookingId === selectedId) ?? firstOpen ?? stops[0]!
  const step = (by: 1 | -1) => {
    const index = stops.indexOf(selected) + by
    const next = stops[Math.max(0, Math.min(stops.length - 1, index))]!
    select(next.bookingId)
    document.getElementById(`stop-${next.bookingId}`)?.focus()
  }
  return { selected, select, step }
}

/** The actions on a stop. A stop with an outcome cannot be assigned again. */
function verbsOf(stop: RoundStop, { stops }: RoundsOfDay) {
  const canGive = stop.outcome === null
  const beside = stops.filter(
    ({ staffId, startsAt }) => staffId === stop.staffId && startsAt === stop.startsAt,
  )
  return { canGive, canOrder: canGive && stop.staffId !== null && beside.length > 1 }
}
