import { calendarWords } from '#content/desk/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { timeIn } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { Bar, BarAbout } from '../ui/bar.tsx'
import { Button } from '../ui/button.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import styles from './day-bar.module.css'
import type { DayTableState } from './use-day-table.ts'

/** What can be done with the visit in focus, or with the one that is carried. */
export function DayBar({ table }: { table: DayTableState }) {
  const words = useWords(calendarWords)
  return <Bar label={words.bar}>{table.carried ? <Carrying table={table} /> : <InFocus table={table} />}</Bar>
}

function InFocus({ table }: { table: DayTableState }) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const { visit, spot, column } = table.focus
  if (!visit || !column) return <p className={styles.note}>{words.walk}</p>
  return (
    <>
      <BarAbout name={visit.name}>
        {timeIn(language, visit.at)}, {column.initials[language]}
      </BarAbout>
      <Button
        kind="primary"
        keyCap={capsOf('move')}
        isDisabled={!table.mayLift}
        onClick={() => table.lift(visit, spot)}
      >
        {words.move}
      </Button>
      <Button keyCap={capsOf('open')} onClick={() => table.open(visit)}>
        {words.open}
      </Button>
      <p className={styles.end}>
        <ReachBadge reach={visit.reach} />
      </p>
    </>
  )
}

function Carrying({ table }: { table: DayTableState }) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const { visit, initials } = table.carried!
  const { cell, spot, column } = table.focus
  const canPutHere = cell !== undefined && table.mayPut(cell)
  const put = cell && column && { time: timeIn(language, cell.at), doctor: column.initials[language] }
  return (
    <>
      <BarAbout name={visit.name}>
        {fill(words.movingFrom, { time: timeIn(language, visit.at), doctor: initials[language] })}
      </BarAbout>
      <Button
        kind="primary"
        keyCap={capsOf('open')}
        isDisabled={!canPutHere}
        onClick={() => void table.put(spot)}
      >
        {canPutHere && put ? fill(words.putAt, put) : words.noFree}
      </Button>
      <Button keyCap={capsOf('later')} onClick={() => table.nextFree()}>
        {words.nextFree}
      </Button>
      {(table.data?.columns.length ?? 0) > 1 && (
        <Button keyCap={capsOf('hand-over')} onClick={table.otherDoctor}>
          {words.otherDoctor}
        </Button>
      )}
      <Button keyCap={capsOf('page-after')} onClick={table.anotherDay}>
        {words.anotherDay}
      </Button>
      <Button kind="plain" keyCap={capsOf('close')} onClick={table.leave}>
        {words.leaveIt}
      </Button>
      <p className={styles.end}>
        <ReachBadge reach={visit.reach} />
        <span>{words.afterPut}</span>
      </p>
    </>
  )
}
