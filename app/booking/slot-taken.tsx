import { useEffect, useRef } from 'react'
import { fill } from '#content/fill.ts'
import type { Refused } from '../forms/answer.ts'
import styles from './slot-taken.module.css'
import type { BookingWords } from './words.ts'

type Props = { words: BookingWords; refused: Refused; onChoose: (dateTime: string) => void }

/** The time went to someone else. Her answers stay, and the nearest free times are one tap away. */
export function SlotTaken({ words, refused, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.taken} role="alert" tabIndex={-1}>
      <h2>{refused.message}</h2>
      <p>{refused.help}</p>
      <ul>
        {refused.alternatives?.map(({ dateTime, when }) => (
          <li key={dateTime}>
            <button
              type="submit"
              name="choose"
              value={dateTime}
              className="button button-secondary"
              onClick={(event) => {
                event.preventDefault()
                onChoose(dateTime)
              }}
            >
              {fill(words.problems.slotTakenChoose, { when })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
