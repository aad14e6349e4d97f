import CaretDown from '~icons/ph/caret-down-bold'
import styles from './day-cells.module.css'
import type { PickerDate } from './picker-types.ts'

/** A week stands in one row, on the smallest phone, too. */
const IN_ONE_ROW = 7

/** React follows the choice only where a handler is given; otherwise only the browser holds it. */
export const chosenProps = (chosen: boolean, onChoose: (() => void) | undefined) =>
  onChoose ? { checked: chosen, onChange: onChoose } : { defaultChecked: chosen }

type Props<Date extends PickerDate> = {
  name?: string
  days: Date[]
  chosen: string
  /** The label under which the days after the first week are folded; without it all are shown. */
  later?: string | undefined
  onDay?: (day: Date) => void
}

/**
 * The days to choose from, seven in a row. A full or closed day can be chosen, too: its times then give the
 * reason.
 */
export function DayCells<Date extends PickerDate>({ later, days, ...props }: Props<Date>) {
  const shown = later ? days.slice(0, IN_ONE_ROW) : days
  const folded = later ? days.slice(IN_ONE_ROW) : []
  return (
    <>
      <Row {...props} days={shown} from={0} />
      {folded.length > 0 && (
        <details className={styles.later} open={folded.some(({ day }) => day === props.chosen)}>
          <summary>
            {later}
            <CaretDown />
          </summary>
          <Row {...props} days={folded} from={IN_ONE_ROW} />
        </details>
      )}
    </>
  )
}

type RowProps<Date extends PickerDate> = Omit<Props<Date>, 'later'> & { from: number }

const Row = <Date extends PickerDate>({ name = 'day', days, chosen, from, onDay }: RowProps<Date>) => (
  <div className={styles.days}>
    {days.map((candidate, index) => (
      <label key={candidate.day} className={styles.day}>
        <input
          id={`day-${candidate.day}`}
          type="radio"
          name={name}
          value={candidate.day}
          data-day={from + index}
          {...chosenProps(candidate.day === chosen, onDay && (() => onDay(candidate)))}
        />
        <span
          className={candidate.free === 0 ? `${styles.face} ${styles.none}` : styles.face}
          aria-hidden="true"
        >
          <small>{candidate.weekday}</small>
          <b>{candidate.date}</b>
          <span>{candidate.note ?? candidate.month}</span>
        </span>
        <span className="visually-hidden">
          {candidate.count ? `${candidate.name}, ${candidate.count}` : candidate.name}
        </span>
      </label>
    ))}
  </div>
)
