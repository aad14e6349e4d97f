import { reachWords } from '#content/desk/reach.ts'
import { todayWords } from '#content/desk/today.ts'
import Plus from '~icons/ph/plus'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import { showKeys } from '../keys/key-help-open.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { Bar, BarAbout } from '../ui/bar.tsx'
import { Button } from '../ui/button.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { momentIn } from './row-words.ts'
import styles from './verb-bar.module.css'
import { saysCall, verbIcons, verbsInBar } from './verb-looks.ts'

/** At the end of the bar, in this order. */
const generalVerbs = [
  { name: 'call-in', label: 'call-next' },
  { name: 'book', label: 'book' },
  { name: 'print', label: 'print' },
] as const

type Props = {
  row: WorkRow | undefined
  verbs: readonly Verb[]
  now: Date
  onVerb: (row: WorkRow, verb: Verb) => void
  /** Actions that are not about a row. */
  general: Partial<Record<'call-in' | 'book' | 'print' | 'doctor-late', () => void>>
}

/** All verbs of the row in focus, always in the same place and order, each with its key. */
export function VerbBar({ row, verbs, now, onVerb, general }: Props) {
  const words = useWords(todayWords)
  const isPhone = useIsPhone()
  return (
    <Bar label={words.verbBar} className={styles.bar}>
      {row && <About row={row} now={now} />}
      {row && <RowVerbs row={row} verbs={verbs} now={now} onVerb={onVerb} />}
      <div className={styles.general}>
        {generalVerbs.map(({ name, label }) => {
          const run = general[name]
          return (
            run &&
            !(isPhone && name === 'book') && (
              <Button key={name} kind="plain" keyCap={capsOf(name)} onClick={run}>
                {words.verbs[label]}
              </Button>
            )
          )
        })}
        <Button kind="plain" keyCap={capsOf('keys')} onClick={showKeys}>
          {words.verbs.keys}
        </Button>
      </div>
      {isPhone && general.book && (
        <Button kind="primary" icon={Plus} className={styles.book} onClick={general.book}>
          {words.verbs.book}
        </Button>
      )}
    </Bar>
  )
}

function About({ row, now }: { row: WorkRow; now: Date }) {
  const language = useLanguage()
  return (
    <BarAbout name={row.name}>{[momentIn(language, row, now), row.with].filter(Boolean).join(', ')}</BarAbout>
  )
}

type RowProps = Pick<Props, 'verbs' | 'now' | 'onVerb'> & { row: WorkRow }

function RowVerbs({ row, verbs, now, onVerb }: RowProps) {
  const words = useWords(todayWords)
  const { how } = useWords(reachWords)
  if (row.reach.rule === 'unreadable') return <p className={styles.unreadable}>{how.unreadable}</p>
  const shown = verbsInBar.filter((verb) =>
    verb === 'call' ? saysCall(row, verbs, now) : verbs.includes(verb),
  )
  return shown.map((verb) => {
    const isAllowed = verbs.includes(verb)
    return (
      <Button
        key={verb}
        kind={verb === verbs[0] ? 'primary' : verb === 'cancel' ? 'danger' : 'quiet'}
        icon={isAllowed ? verbIcons[verb] : undefined}
        keyCap={isAllowed ? capsOf(verb) : undefined}
        isDisabled={!isAllowed}
        onClick={() => onVerb(row, verb)}
      >
        {isAllowed ? words.verbs[verb] : words.forbidden.noCalls}
      </Button>
    )
  })
}
