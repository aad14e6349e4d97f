import { useRef } from 'react'
import ArrowClockwise from '~icons/ph/arrow-clockwise'
import PencilSimple from '~icons/ph/pencil-simple'
import { useFormSubmission } from './form.tsx'
import styles from './form-bar.module.css'

type Props = {
  /** The small line over what will be booked. */
  small: string
  /** What pressing the button books, in few words; null while nothing is chosen. */
  line: string | null
  /** The left half leads back to what it names. */
  change?: { label: string; intent: string; onChange: () => void } | undefined
  /** Where the steps are folded, this button leads to the next one. */
  next?: { label: string; intent: string } | undefined
  submit: { label: string; busy: string; intent?: string }
}

/**
 * The form's own summary and its submit: at the bottom of a small screen until the form ends, and where all steps are
 * shown under them. It always says what pressing it will book. Both buttons stand in the page; where there is script and no room for all steps, CSS shows the next one.
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
        {/* The first button of a form is the one that Enter presses. */}
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

/** The second half of a double click would land on the button of the next step. Whoever has typed since presses anew. */
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

/** The button that submits. It is never grey: what is still missing is said when it is pressed. */
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
