import { useField } from '../../ui/form/form-context.tsx'
import styles from './day-time-picker.module.css'
import { DayCard, Group, Labelled, type PickerDate, type PickerGroup } from './day-time-picker.tsx'

type Props = { dates: PickerDate[]; groups: PickerGroup[] }

/** A day and a time as two fields, `date` and `time`, where every day has the same times. */
export function SameTimesPicker({ dates, groups }: Props) {
  const date = useField('date')
  const time = useField('time')
  return (
    <>
      <Labelled field="date" heading={date.words.label}>
        <div className={styles.strip}>
          {dates.map((candidate) => (
            <DayCard
              key={candidate.day}
              name="date"
              candidate={candidate}
              chosen={candidate.day === date.text}
            />
          ))}
        </div>
      </Labelled>
      <Labelled field="time" heading={time.words.label}>
        {groups.map((group) => (
          <Group key={group.id} name="time" group={group} chosen={time.text} />
        ))}
      </Labelled>
    </>
  )
}
