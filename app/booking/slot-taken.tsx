import { useEffect, useRef } from 'react'
import { fill } from '#content/format/fill.ts'
import type { Rejected } from '../forms/submit-response.ts'
import styles from './slot-taken.module.css'
import type { BookingWords } from './words.ts'

type Props = { words: BookingWords; rejected: Rejected; onChoose: (dateTime: string) => void }

/** The time went to someone else. Her answers stay, and the nearest free times are one tap away. */
export function SlotTaken({ words, rejected, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.taken} role="alert" tabIndex={-1}>
      <h2>{rejected.message}</h2>
      <p>{rejected.help}</p>
      <ul>
        {rejected.alternatives?.map(({ dateTime, when }) => (
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
