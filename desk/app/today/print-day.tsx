import { useState } from 'react'
import { createPortal } from 'react-dom'
import { initialsOf } from '#clinic/desk/short-name.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import type { WorkRow } from '../../contract/work-row.ts'
import { post } from '../api.ts'
import { dateIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { useNames } from '../privacy.tsx'
import { usePrint } from '../ui/use-print.ts'
import styles from './print-day.module.css'
import { momentIn } from './row-words.ts'

type Paper = readonly WorkRow[] | null

/** Prints the day. The audit event comes first: without it nothing is printed. */
export function usePrintDay(rows: readonly WorkRow[]) {
  const [paper, setPaper] = useState<Paper>(null)
  const [hasFailed, setFailed] = useState(false)
  async function print() {
    setFailed(false)
    try {
      await post('/api/today/printed', { bookingIds: [...new Set(rows.map(({ bookingId }) => bookingId))] })
      setPaper(rows)
    } catch {
      setFailed(true)
    }
  }
  return { paper, hasFailed, print, putAway: () => setPaper(null) }
}

type Props = { paper: readonly WorkRow[]; now: Date; onDone: () => void }

/** The day on paper: initials and references, never a name, a kind of visit or a test. */
export function PrintDay({ paper, now, onDone }: Props) {
  const words = useWords(todayWords)
  const language = useLanguage()
  const { areHidden } = useNames()
  usePrint(onDone)
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <h2>{fill(words.print.title, { date: dateIn(language, now) })}</h2>
      <table>
        <thead>
          <tr>
            <th>{words.columns.when}</th>
            {!areHidden && <th>{words.print.initials}</th>}
            <th>{words.print.reference}</th>
            <th>{words.columns.with}</th>
            <th>{words.print.sign}</th>
          </tr>
        </thead>
        <tbody>
          {paper.map((row) => (
            <tr key={row.id}>
              <td>{momentIn(language, row, now)}</td>
              {!areHidden && <td>{initialsOf(row.name)}</td>}
              <td>{row.reference}</td>
              <td>{row.with}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
