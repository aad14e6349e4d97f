import { useRef } from 'react'
import ArrowClockwise from '~icons/ph/arrow-clockwise'
import PencilSimple from '~icons/ph/pencil-simple'
import { useFormSubmission } from './form.tsx'
import styles from './form-bar.module.css'

type Props = {
  /** The small line over what will be booked. */
  small: string
  /** What the button books, in few words; null while nothing is chosen. */
  line: string | null
  /** The left half, which leads back to the step it names. */
  change?: { label: string; intent: string; onChange: () => void } | undefined
  /** Where the steps are folded, this button leads to the next one. */
  next?: { label: string; intent: string } | undefined
  submit: { label: string; busy: string; intent?: string }
}

/**
 * The form's summary and its submit button: at the bottom of a small screen while the form is in view, and below
 * all steps where they are all shown. It always says what the button will book. Both buttons are in the page; with
 * script and one step at a time, CSS shows the button of the next step.
 */
export function FormBar({ small, line, change, next, submit }: Props) {
  const { status, rejected, words } = useFormSubmission()
  const onePress = useOnePress()
  const isIdle = status === 'idle'
  const isOutage = isIdle && rejected?.isOutage === true
  const said = isOutage ? words.bar.kept : status === 'idle' ? small : sayings[status](words.bar)
  const summary = (
    <>
      <small>{said}</small>
      {line ? <b>{line}</b> : <span className={styles.empty}>{words.bar.notChosen}</span>}
    </>
  )
  return (
    <div className={isIdle && next ? `${styles.bar} ${styles.folds}` : styles.bar}>
      <div className={styles.inner}>
        {/* Enter presses the first button of a form. */}
        <div className={styles.buttons}>
          <Submit {...submit} isOutage={isOutage} />
          {isIdle && next && (
            <button
              type="submit"
              name="intent"
              value={next.intent}
              className={`button button-primary ${styles.next}`}
              {...onePress}
            >
              {next.label}
            </button>
          )}
        </div>
        {change && isIdle && !isOutage ? (
          <button
            type="submit"
            name="intent"
            value={change.intent}
            className={styles.change}
            onClick={(event) => {
              event.preventDefault()
              change.onChange()
            }}
          >
            <small>
              {change.label} <PencilSimple />
            </small>
            <b>{line}</b>
          </button>
        ) : (
          <p className={styles.summary}>{summary}</p>
        )}
      </div>
    </div>
  )
}

/**
 * The second half of a double click would land on the button of the next step. Typing in between allows a new
 * press.
 */
function useOnePress() {
  const hasTyped = useRef(false)
  return {
    onPointerDown: () => {
      hasTyped.current = document.activeElement?.matches('input, textarea') ?? false
    },
    onClick: (event: React.MouseEvent) => {
      if (event.detail > 1 && !hasTyped.current) event.preventDefault()
    },
  }
}

type BarWords = ReturnType<typeof useFormSubmission>['words']['bar']

const sayings = {
  sending: (words: BarWords) => words.sending,
  retrying: (words: BarWords) => words.notSent,
}

/** The submit button. It is never disabled: missing fields are reported when it is pressed. */
function Submit({ label, busy, intent, isOutage }: Props['submit'] & { isOutage: boolean }) {
  const { status, words } = useFormSubmission()
  const onePress = useOnePress()
  const isSending = status === 'sending'
  const isRetry = status === 'retrying' || isOutage
  return (
    <button
      type="submit"
      className={`button ${isOutage ? 'button-secondary' : 'button-primary'} ${styles.submit}`}
      {...(intent && { name: 'intent', value: intent })}
      {...(status !== 'retrying' && onePress)}
      {...(isSending && { 'aria-disabled': true })}
    >
      {isSending && <span className={styles.spinner} />}
      {isRetry && <ArrowClockwise />}
      {isSending ? busy : status === 'retrying' ? words.bar.tryNow : isOutage ? words.bar.tryAgain : label}
    </button>
  )
}
