import { fill } from '#content/format/fill.ts'
import { Sentence } from '../ui/care/sentence.tsx'
import { useFocus } from '../ui/form/use-focus.ts'
import styles from './slot-taken.module.css'
import type { Rejected } from './submit-response.ts'

type Props = {
  rejected: Rejected
  /** "Choose {when}". */
  choose: string
  onChoose: ((dateTime: string) => void) | undefined
  attempt: number
}

/** Another patient booked the time. Typed values stay, and the nearest free times are one tap away. */
export function SlotTaken({ rejected, choose, onChoose, attempt }: Props) {
  const box = useFocus<HTMLDivElement>(attempt)
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what happened
    <div ref={box} className={styles.taken} role="alert" tabIndex={-1} autoFocus>
      <h2>{rejected.message}</h2>
      <p>
        <Sentence text={rejected.help} />
      </p>
      <ul>
        {rejected.alternatives?.map(({ dateTime, when }) => (
          <li key={dateTime}>
            <button
              type="submit"
              name="choose"
              value={dateTime}
              className="button button-secondary"
              formNoValidate
              onClick={(event) => {
                event.preventDefault()
                onChoose?.(dateTime)
              }}
            >
              {fill(choose, { when })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
