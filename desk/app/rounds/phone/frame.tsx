import type { ReactNode } from 'react'
import { roundWords } from '#content/desk/rounds.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import Eye from '~icons/ph/eye'
import EyeSlash from '~icons/ph/eye-slash'
import WifiHigh from '~icons/ph/wifi-high'
import WifiSlash from '~icons/ph/wifi-slash'
import { useNow } from '../../clock.ts'
import { useLanguage, useWords } from '../../language.ts'
import { useNames } from '../../privacy.tsx'
import { Mark } from '../../ui/mark.tsx'
import { StatusStrip } from '../../ui/status-strip.tsx'
import styles from './frame.module.css'
import { isRefused, isWaiting, type RoundState } from './round.ts'
import type { JournalEntry } from './round-store.ts'

type Props = {
  state: RoundState
  /** "Stop 3 of 6". */
  place?: string
  /** Within reach of the thumb. */
  dock?: ReactNode
  /** Above the dock: the last result, with its undo. */
  above?: ReactNode
  children: ReactNode
}

/**
 * The frame of every screen of the round: the place, the state of the network, and the actions under the thumb.
 */
export function Frame({ state, place, dock, above, children }: Props) {
  const words = useWords(roundWords)
  const { areHidden, toggle } = useNames()
  const Icon = areHidden ? EyeSlash : Eye
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Mark className={styles.mark} ground="dark" label={facts.clinicShortName[useLanguage()]} />
        <h1>{words.title}</h1>
        {place && <p>{place}</p>}
        <button type="button" aria-pressed={areHidden} onClick={toggle}>
          <Icon />
          <span className="visually-hidden">{areHidden ? words.showNames : words.hideNames}</span>
        </button>
      </header>
      <Strip state={state} />
      <main className={styles.main}>{children}</main>
      <div className={styles.foot}>
        {above}
        {dock && <div className={styles.dock}>{dock}</div>}
      </div>
    </div>
  )
}

/** Amber when offline: on a round that is normal. */
function Strip({ state }: { state: RoundState }) {
  const words = useWords(roundWords.strip)
  const { journal, hindrance, phase, isKept } = state
  const now = useNow('second').getTime()
  // Online, an entry within its own minute is not waiting for anything.
  const waits = (entry: JournalEntry) => isWaiting(entry) && (hindrance !== null || entry.dueAt <= now)
  const waiting = journal.filter((entry) => entry.command === 'stop-outcome' && waits(entry)).length
  const refused = journal.filter(isRefused).length
  const wait = waiting === 0 ? '' : waiting === 1 ? words.waitOne : fill(words.waitMany, { count: waiting })
  if (refused > 0)
    return <StatusStrip tone="off" icon={WifiHigh} title={fill(words.refused, { count: refused })} />
  if (hindrance === 'signed-out')
    return (
      <StatusStrip
        tone="wait"
        icon={WifiHigh}
        title={words.signedOut}
        action={
          <a className={styles.signIn} href="/">
            {words.signIn}
          </a>
        }
      >
        {wait}
      </StatusStrip>
    )
  if (hindrance === 'offline' || hindrance === 'desk-away')
    return (
      <StatusStrip
        tone="wait"
        icon={hindrance === 'offline' ? WifiSlash : WifiHigh}
        title={hindrance === 'offline' ? words.offline : words.deskAway}
      >
        {phase === 'sheet' && words.allHere} {wait}
      </StatusStrip>
    )
  if (phase === 'sheet' && !isKept)
    return (
      <StatusStrip tone="wait" icon={WifiHigh} title={words.online}>
        {words.keeping}
      </StatusStrip>
    )
  return (
    <StatusStrip tone="ok" icon={WifiHigh} title={wait || phase === 'start' ? words.online : words.allSent}>
      {wait}
    </StatusStrip>
  )
}
