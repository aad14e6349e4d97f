import type { ComponentProps, ReactNode } from 'react'
import type { Affected } from '../../contract/calendar.ts'
import { Private } from '../privacy.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import styles from './affected-table.module.css'

type Column = {
  label: string
  /** Visible to screen readers only. */
  isLabelHidden?: boolean
  cell: (row: Affected) => ReactNode
  classOf?: (row: Affected) => string | undefined
}

type Props = {
  rows: readonly Affected[]
  columns: readonly Column[]
  className: string | undefined
  propsOf?: (row: Affected) => ComponentProps<'tr'>
}

/** The patients whom a change of the calendar affects, and what each gets. */
export function AffectedTable({ rows, columns, className, propsOf }: Props) {
  return (
    <table className={`${styles.table} ${className}`}>
      <thead>
        <tr>
          {columns.map(({ label, isLabelHidden }) => (
            <th key={label} scope="col">
              {isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.bookingId} {...propsOf?.(row)}>
            {columns.map(({ label, cell, classOf }) => (
              <td key={label} className={classOf?.(row)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const nameCell = ({ name }: Affected) => (
  <b>
    <Private>{name}</Private>
  </b>
)
export const reachCell = ({ reach }: Affected) => <ReachBadge reach={reach} />
