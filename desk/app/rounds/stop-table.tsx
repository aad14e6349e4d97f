import { planningWords } from '#content/desk/round-planning.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import Check from '~icons/ph/check'
import DeviceMobile from '~icons/ph/device-mobile'
import UserCheck from '~icons/ph/user-check'
import Warning from '~icons/ph/warning'
import type { RoundStop, RoundsOfDay } from '../../contract/rounds.ts'
import { windowIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import styles from './stop-table.module.css'

type Props = {
  rounds: RoundsOfDay
  selected: RoundStop
  onSelect: (bookingId: string) => void
  onGive: (staffId: string | null) => void
}

const columns = ['when', 'who', 'where', 'reach', 'before', 'due', 'with', 'state', 'next'] as const

/** The home collections of a day in the order of their windows; one row has focus. */
export function StopTable({ rounds, selected, onSelect, onGive }: Props) {
  const words = useWords(planningWords)
  return (
    <div className={styles.scroll}>
      <table className={styles.list}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles[name]}>
                {words.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.stops.map((stop) => (
            <StopLine
              key={`${stop.bookingId}${stop.startsAt}`}
              {...{ stop, rounds, onSelect, onGive }}
              isSelected={stop === selected}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = Omit<Props, 'selected'> & { stop: RoundStop; isSelected: boolean }

function StopLine({ stop, rounds, isSelected, onSelect, onGive }: LineProps) {
  const words = useWords(planningWords)
  const language = useLanguage()
  const select = () => onSelect(stop.bookingId)
  const place = rounds.rounds.findIndex(({ staffId }) => staffId === stop.staffId)
  // The same number as on the sheet and on paper: the phlebotomist mentions it on the phone.
  const number = rounds.stops.filter(({ staffId }) => staffId === stop.staffId).indexOf(stop) + 1
  const window = windowIn(language, stop.startsAt, stop.until)
  return (
    <tr
      id={`stop-${stop.bookingId}`}
      className={`${styles.line} ${isSelected ? styles.selected : ''} ${stop.outcome ? styles.over : ''}`}
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      onClick={select}
      onFocus={select}
    >
      <td className={styles.when}>
        <b>{window}</b>
      </td>
      <td className={styles.who}>
        <Private>{stop.name}</Private>
      </td>
      <td className={styles.where}>
        <Private>{stop.area || '–'}</Private>
      </td>
      <td className={styles.reach}>
        <ReachBadge reach={stop.reach} />
      </td>
      <td className={styles.before}>{stop.isFasting ? words.fasting : '–'}</td>
      <td className={styles.due}>
        <Due due={stop.due} />
      </td>
      <td className={styles.with}>
        {place >= 0 && (
          <>
            {rounds.rounds[place]!.initials.replaceAll('.', '')} <small aria-hidden="true">{number}</small>
            <span className="visually-hidden">{fill(words.stopNumber, { number })}</span>
          </>
        )}
      </td>
      <td className={styles.state}>
        <State stop={stop} />
      </td>
      <td className={styles.next}>
        <NextVerb {...{ stop, rounds, onGive }} onSelect={select} />
      </td>
    </tr>
  )
}

function Due({ due }: Pick<RoundStop, 'due'>) {
  const { dueOnSheet } = useWords(planningWords)
  if (due === 'on-sheet') return <small>{dueOnSheet}</small>
  return due === null ? '?' : due === 0 ? '–' : rupees(due)
}

function State({ stop }: { stop: RoundStop }) {
  const { states } = useWords(planningWords)
  const { outcomes } = useWords(roundWords)
  const { outcome } = stop
  if (outcome)
    return (
      <StateBadge
        tone={outcome.outcome === 'taken' ? 'ok' : 'ask'}
        icon={outcome.outcome === 'taken' ? Check : Warning}
      >
        {outcomes[outcome.outcome]}
      </StateBadge>
    )
  if (!stop.staffId)
    return (
      <StateBadge tone="ask" icon={Warning}>
        {states.nobody}
      </StateBadge>
    )
  return stop.isOnPhone ? (
    <StateBadge tone="pale" icon={DeviceMobile}>
      {states.onPhone}
    </StateBadge>
  ) : (
    <StateBadge tone="outlined" icon={UserCheck}>
      {states.given}
    </StateBadge>
  )
}

/** Assigns to the phlebotomist with the fewest stops; the assignment can be undone. */
function NextVerb({
  stop,
  rounds,
  onGive,
  onSelect,
}: Pick<LineProps, 'stop' | 'rounds' | 'onGive'> & { onSelect: () => void }) {
  const words = useWords(planningWords)
  if (stop.outcome || rounds.rounds.length === 0) return null
  const load = (id: string) => rounds.stops.filter(({ staffId }) => staffId === id).length
  const least = rounds.rounds.toSorted((a, b) => load(a.staffId) - load(b.staffId))[0]!
  const isGiven = stop.staffId !== null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.verb}
      onClick={() => {
        onSelect()
        onGive(isGiven ? null : least.staffId)
      }}
    >
      {isGiven ? words.takeBack : fill(words.giveTo, { name: least.initials.replaceAll('.', '') })}
      <KeyCap>{isGiven ? '0' : String(rounds.rounds.indexOf(least) + 1)}</KeyCap>
    </button>
  )
}
