import { type ReactNode, useEffect, useRef } from 'react'
import { deskWords } from '#content/desk/common.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import Check from '~icons/ph/check'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import { timeIn } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import type { WorkState } from '../live/work-state.ts'
import { KeyCap } from '../ui/key-cap.tsx'
import { WorkLine } from './work-line.tsx'
import styles from './work-table.module.css'
import type { View } from './work-view.ts'

type Props = {
  view: View
  work: WorkState
  selected: string | null
  showsFinished: boolean
  isNarrow: boolean
  now: Date
  verbsOf: (row: WorkRow) => readonly Verb[]
  /** The people who have a row open, by row. */
  others: ReadonlyMap<string, string>
  onSelect: (id: string) => void
  onVerb: (row: WorkRow, verb: Verb) => void
  onShowFinished: () => void
}

/** The work list: one focusable row, the others reached by J and K. */
export function WorkTable(props: Props) {
  const { view, work, selected, isNarrow, now, verbsOf, others, onSelect, onVerb } = props
  const words = useWords(todayWords)
  const language = useLanguage()
  // At first the line "Now" is in the middle; later the list scrolls no more than needed.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!selected) return
    const block = isFirst.current ? 'center' : 'nearest'
    isFirst.current = false
    document.getElementById(`row-${selected}`)?.scrollIntoView({ block })
  }, [selected])
  const nowLine = (
    <tr key="now" className={styles.now}>
      <td colSpan={8}>
        <p>{fill(words.now, { time: timeIn(language, now) })}</p>
      </td>
    </tr>
  )
  const lines: ReactNode[] = view.rows.flatMap((row) => [
    ...(row.id === view.firstAhead ? [nowLine] : []),
    <WorkLine
      key={row.id}
      row={row}
      verbs={verbsOf(row)}
      pending={work.pending.get(row.id)}
      isSelected={row.id === selected}
      isFresh={work.fresh.has(row.id)}
      other={others.get(row.id)}
      now={now}
      onSelect={onSelect}
      onVerb={onVerb}
    />,
  ])
  return (
    <div className={styles.scroll}>
      <table className={`${styles.list} ${isNarrow ? styles.narrow : ''}`}>
        <caption className="visually-hidden">{words.list}</caption>
        <Head />
        <tbody>
          <Folded {...props} />
          {lines}
          {view.firstAhead === null && view.rows.length > 0 && nowLine}
        </tbody>
      </table>
    </div>
  )
}

function Head() {
  const words = useWords(todayWords)
  const common = useWords(deskWords)
  return (
    <thead>
      <tr>
        <th className={styles.when} scope="col">
          {words.columns.when}
        </th>
        <th className={styles.token} scope="col">
          <span className="visually-hidden">{common.token}</span>
        </th>
        <th className={styles.who} scope="col">
          {words.columns.who}
        </th>
        <th className={styles.kind} scope="col">
          {words.columns.what}
        </th>
        <th className={styles.with} scope="col">
          {words.columns.with}
        </th>
        <th className={styles.reach} scope="col">
          {words.columns.reach}
        </th>
        <th className={styles.state} scope="col">
          {words.columns.state}
        </th>
        <th className={styles.next} scope="col">
          {words.columns.next}
        </th>
      </tr>
    </thead>
  )
}

function Folded({ view, showsFinished, onShowFinished }: Props) {
  const words = useWords(todayWords)
  if (view.folded === 0) return null
  return (
    <tr className={styles.fold}>
      <td colSpan={8}>
        <Check /> {fill(words.finished, { count: view.folded })}{' '}
        <button type="button" className={styles.verb} onClick={onShowFinished} aria-expanded={showsFinished}>
          {showsFinished ? words.hideFinished : words.showFinished} <KeyCap>{capsOf('finished')[0]!}</KeyCap>
        </button>
      </td>
    </tr>
  )
}

/** Grey bars in place of the rows, on the first load only. */
export const LoadingTable = () => {
  const words = useWords(todayWords)
  return (
    <div className={styles.scroll} role="status">
      <span className="visually-hidden">{words.loading}</span>
      <table className={styles.list} aria-hidden="true">
        <tbody>
          {[90, 120, 74, 104, 96, 130, 84, 110, 92, 118].map((width) => (
            <tr key={width} className={styles.loading}>
              <td className={styles.when}>
                <i />
              </td>
              <td className={styles.who}>
                <i style={{ width }} />
              </td>
              <td>
                <i style={{ width: width + 20 }} />
              </td>
              <td className={styles.next}>
                <i />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
