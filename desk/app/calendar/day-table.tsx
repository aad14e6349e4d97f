import { type CSSProperties, useEffect, useState } from 'react'
import { instantAt } from '#clinic/time.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import { calendar, dateOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import WarningCircle from '~icons/ph/warning-circle'
import type { CalendarColumn } from '../../contract/calendar.ts'
import { shortDateIn, timeIn } from '../clock.ts'
import { deskWordsIn, useLanguage, useWords } from '../language.ts'
import { Segments } from '../ui/segments.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import { DayCell } from './day-cell.tsx'
import { type DayRow, isBreak, rowsOf } from './day-rows.ts'
import styles from './day-table.module.css'
import { RoundsCell } from './rounds-cell.tsx'
import type { DayTableState } from './use-day-table.ts'
import { useDrag } from './use-drag.ts'

/** Doctors side by side, times below each other, the rounds beside them. */
export function DayTable({ table, isNarrow }: { table: DayTableState; isNarrow: boolean }) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const { data, day, now, refusal, focus } = table
  const [shown, setShown] = useState('0')
  const column = focus.spot?.column ?? 0
  // The phone shows one doctor at a time: the one of the focused cell.
  useEffect(() => setShown(String(column)), [column])
  const drag = useDrag(table)
  if (!data) return <p className={styles.loading}>{words.loading}</p>
  const rows = rowsOf(data)
  const times = rows.filter((row): row is DayRow => !isBreak(row))
  const isToday = data.day === data.today
  const next = isToday ? times.find(({ at }) => Date.parse(at) > now.getTime())?.at : undefined
  return (
    <>
      {refusal && <StatusStrip tone="off" icon={WarningCircle} title={refusal} />}
      <div className={styles.choose}>
        <Segments
          label={words.view}
          segments={[
            ...data.columns.map(({ initials }, index) => ({ id: String(index), label: initials[language] })),
            { id: 'rounds', label: words.rounds },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
        <p>{shortDateIn(language, instantAt(day, 0))}</p>
      </div>
      <div className={`${styles.scroll} ${table.carried ? styles.carrying : ''}`} {...drag}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk its cells
          role="grid"
          className={`${styles.table} ${isNarrow ? styles.narrow : ''}`}
          style={{ '--times': times.length } as CSSProperties}
          data-shown={shown}
        >
          <caption className="visually-hidden">
            {fill(words.caption, { date: dateOf(deskWordsIn(calendar, language), day) })}
          </caption>
          <Head columns={data.columns} places={data.rounds.windows[0]?.places ?? 0} shown={shown} />
          <tbody>
            {rows.map((row, index) =>
              isBreak(row) ? (
                <tr key={row.from} className={styles.break}>
                  <td colSpan={data.columns.length + 1}>
                    {fill(words.closedBetween, {
                      from: timeIn(language, row.from),
                      until: timeIn(language, row.until),
                    })}
                  </td>
                </tr>
              ) : (
                <tr key={row.at} className={row.at === next ? styles.next : ''}>
                  <th scope="row">{timeIn(language, row.at)}</th>
                  {row.cells.map((cell, column) => (
                    <DayCell
                      key={data.columns[column]!.doctor}
                      table={table}
                      cell={cell}
                      spot={{ column, at: row.at }}
                      initials={data.columns[column]!.initials[language]}
                      isShown={shown === String(column)}
                    />
                  ))}
                  {index === 0 && (
                    <RoundsCell rounds={data.rounds} rowSpan={rows.length} isShown={shown === 'rounds'} />
                  )}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Head({
  columns,
  places,
  shown,
}: {
  columns: readonly CalendarColumn[]
  places: number
  shown: string
}) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.time}>
          <span className="visually-hidden">{words.time}</span>
        </th>
        {columns.map(({ doctor, initials, taken, places: all }, index) => (
          <th key={doctor} scope="col" className={shown === String(index) ? '' : styles.other}>
            <b>{initials[language]}</b>
            {fill(words.taken, { taken, places: all })}
          </th>
        ))}
        <th scope="col" className={`${styles.rounds} ${shown === 'rounds' ? '' : styles.other}`}>
          <b>{words.rounds}</b>
          <span>{fill(words.places, { places })}</span>
        </th>
      </tr>
    </thead>
  )
}
