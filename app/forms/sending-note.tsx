import { fill } from '#content/format/fill.ts'
import CellSignalSlash from '~icons/ph/cell-signal-slash'
import ClockCountdown from '~icons/ph/clock-countdown'
import PaperPlaneTilt from '~icons/ph/paper-plane-tilt'
import { useFormSubmission } from './form.tsx'
import { TRIES } from './post/retry.ts'
import styles from './sending-note.module.css'

/** Shown while the form is being submitted. Screen readers get it from the form itself. */
export function SendingNote() {
  const { status, tries, isOurFault, words } = useFormSubmission()
  if (status === 'idle') return null
  const { bar } = words
  if (status === 'sending')
    return (
      <div className={styles.sending} aria-hidden="true">
        <PaperPlaneTilt />
        <b>{bar.sendingTitle}</b>
        <p>{bar.sendingHelp}</p>
      </div>
    )
  return (
    <div className={styles.weak} aria-hidden="true">
      {isOurFault ? <ClockCountdown /> : <CellSignalSlash />}
      <b>{isOurFault ? bar.slowTitle : bar.weakTitle}</b>
      <p>{fill(bar.weakHelp, { n: tries, all: TRIES })}</p>
    </div>
  )
}
