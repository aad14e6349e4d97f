import type { ReactNode } from 'react'
import { calendarWords } from '#content/desk/calendar.ts'
import type { Affected } from '../../contract/calendar.ts'
import { shortDateIn, timeIn } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { Button } from '../ui/button.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import { GetsBadge, useHow, useRefund } from './affected.tsx'
import styles from './close-screen.module.css'
import type { Moving } from './use-move-instead.ts'

type Props = { rows: Affected[]; showsDay: boolean; moving: Moving }

/** Who is affected, what each gets, and the way out for one of them: another time, before anything is closed. */
export function AffectedTable({ rows, showsDay, moving }: Props) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const how = useHow()
  const refund = useRefund()
  const kindOf = (row: Affected): ReactNode =>
    row.kind === 'home-collection' || row.kind === 'lab-test' ? <small>{words.kinds[row.kind]}</small> : null
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['time', 'who', 'reach', 'what', 'how'] as const).map((name) => (
            <th key={name} scope="col">
              {words.closing.columns[name]}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{words.closing.columns.other}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.bookingId}
            id={`affected-${row.bookingId}`}
            className={row === moving.selected ? styles.selected : ''}
            tabIndex={row === moving.selected ? 0 : -1}
            onFocus={() => moving.select(row)}
          >
            <td>
              {showsDay && <small>{shortDateIn(language, row.was)}</small>}
              <b>{timeIn(language, row.was)}</b>
            </td>
            <td>
              <b>
                <Private>{row.name}</Private>
              </b>
              {kindOf(row)}
            </td>
            <td>
              <ReachBadge reach={row.reach} />
            </td>
            <td>
              <GetsBadge row={row} />
            </td>
            <td>
              {how(row)}
              {refund(row) && <small>{refund(row)}</small>}
            </td>
            <td className={styles.instead}>
              <Button kind="plain" keyCap={capsOf('move')} onClick={() => void moving.ask(row)}>
                {words.closing.moveInstead}
                <span className="visually-hidden">
                  {' '}
                  <Private>{row.name}</Private>
                </span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
