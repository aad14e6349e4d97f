import { fill } from '#content/format/fill.ts'
import Moon from '~icons/ph/moon-stars'
import Noon from '~icons/ph/sun'
import Sun from '~icons/ph/sun-horizon'
import { chosenProps } from './day-cells.tsx'
import type { PickerGroup, PickerTime, PickerWords } from './picker-types.ts'
import styles from './time-group.module.css'

const icons = { morning: Sun, afternoon: Noon, evening: Moon }

type TimeWords = Pick<PickerWords, 'free' | 'booked' | 'taken'>
/** Where free times are unknown, only the time is announced. */
const plainTime: TimeWords = { free: '{time}', booked: '{time}', taken: {} }

type Props = {
  name: string
  words?: TimeWords
  group: PickerGroup
  chosen: string
  /** Times with long labels, like 11–12, get more room. */
  isWide?: boolean | undefined
  onTime?: (time: PickerTime) => void
}

/** The times of one part of the day. */
export function TimeGroup({ name, words = plainTime, group, chosen, isWide, onTime }: Props) {
  const Icon = icons[group.id]
  return (
    <fieldset className={styles.group}>
      <legend>
        <Icon />
        {group.name} <span>{group.range}</span>
      </legend>
      <div className={isWide ? `${styles.times} ${styles.wide}` : styles.times}>
        {group.times.map((time) => (
          <label key={time.value} className={styles.time}>
            <input
              type="radio"
              name={name}
              value={time.value}
              disabled={time.taken !== undefined}
              {...chosenProps(time.value === chosen, onTime && (() => onTime(time)))}
            />
            <span className={styles.face}>
              <span aria-hidden="true">{time.label}</span>
              {time.taken && <small aria-hidden="true">{words.taken[time.taken]}</small>}
              <span className="visually-hidden">
                {fill(time.taken ? words.booked : words.free, {
                  time: time.when,
                  reason: time.taken ? (words.taken[time.taken] ?? '') : '',
                })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
