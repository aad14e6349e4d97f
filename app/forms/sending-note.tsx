import { fill } from '#content/format/fill.ts'
import CellSignalSlash from '~icons/ph/cell-signal-slash'
import PaperPlaneTilt from '~icons/ph/paper-plane-tilt'
import { useFormSubmission } from './form.tsx'
import { TRIES } from './post/retry.ts'
import styles from './sending-note.module.css'

/** While the form is on its way, for whoever waits. Screen readers hear it from the form itself. */
export function SendingNote() {
  const { status, tries, words } = useFormSubmission()
  if (status === 'idle') return null
  const isWeak = status === 'retrying'
  return (
    <div className={isWeak ? styles.weak : styles.sending} aria-hidden="true">
      {isWeak ? <CellSignalSlash /> : <PaperPlaneTilt />}
      <b>{isWeak ? words.bar.weakTitle : words.bar.sendingTitle}</b>
      <p>{isWeak ? fill(words.bar.weakHelp, { n: tries, all: TRIES }) : words.bar.sendingHelp}</p>
    </div>
  )
}
