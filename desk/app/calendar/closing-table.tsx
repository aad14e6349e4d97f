import { calendarWords } from '#content/desk/calendar.ts'
import type { Affected } from '../../contract/calendar.ts'
import { shortDateIn, timeIn } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { Button } from '../ui/button.tsx'
import { GetsBadge, useHow, useRefund } from './affected.tsx'
import { AffectedTable, nameCell, reachCell } from './affected-table.tsx'
import styles from './close-screen.module.css'
import type { Moving } from './use-move-instead.ts'

type Props = { rows: Affected[]; showsDay: boolean; moving: Moving }

/**
 * The affected patients, what each gets, and the exception for one of them: another time, before anything is
 * closed.
 */
export function ClosingTable({ rows, showsDay, moving }: Props) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const how = useHow()
  const refund = useRefund()
  const { columns } = words.closing
  const timeCell = ({ was }: Affected) => (
    <>
      {showsDay && <small>{shortDateIn(language, was)}</small>}
      <b>{timeIn(language, was)}</b>
    </>
  )
  const whoCell = (row: Affected) => (
    <>
      {nameCell(row)}
      {(row.kind === 'home-collection' || row.kind === 'lab-test') && <small>{words.kinds[row.kind]}</small>}
    </>
  )
  const howCell = (row: Affected) => (
    <>
      {how(row)}
      {refund(row) && <small>{refund(row)}</small>}
    </>
  )
  const moveCell = (row: Affected) => (
    <Button kind="plain" keyCap={capsOf('move')} onClick={() => void moving.ask(row)}>
      {words.closing.moveInstead}
      <span className="visually-hidden">
        {' '}
        <Private>{row.name}</Private>
      </span>
    </Button>
  )
  return (
    <AffectedTable
      rows={rows}
      className={styles.table}
      columns={[
        { label: columns.time, cell: timeCell },
        { label: columns.who, cell: whoCell },
        { label: columns.reach, cell: reachCell },
        { label: columns.what, cell: (row) => <GetsBadge row={row} /> },
        { label: columns.how, cell: howCell },
        { label: columns.other, isLabelHidden: true, cell: moveCell, classOf: () => styles.instead },
      ]}
      propsOf={(row) => ({
        id: `affected-${row.bookingId}`,
        className: row === moving.selected ? styles.selected : '',
        tabIndex: row === moving.selected ? 0 : -1,
        onFocus: () => moving.select(row),
      })}
    />
  )
}
