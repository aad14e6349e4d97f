import { staffWords } from '#content/desk/staff.ts'
import type { StaffMember } from '../../contract/staff.ts'
import { command } from '../api.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { OneTimePasswordNote } from './one-time-password-note.tsx'
import styles from './staff-page.module.css'
import { useStaffChange } from './use-staff-change.ts'

type Props = { member: StaffMember; onDone: () => void; onClose: () => void }

/** What can be done with one account. Each action says what it does before it is pressed. */
export function ChangePerson({ member: { name, email, state, session }, onDone, onClose }: Props) {
  const words = useWords(staffWords)
  const { change, problem, password } = useStaffChange(onDone)
  const then = async (what: 'disable' | 'end-sessions') => {
    if (await change(command(`/api/staff/${what}`, { email }))) onClose()
  }
  const title = password ? <Emphasis>{words.passwordTitle}</Emphasis> : name
  return (
    <Dialog
      title={title}
      beside={!password && <small className={styles.second}>{email}</small>}
      closeLabel={words.close}
      onClose={onClose}
    >
      {password ? (
        <OneTimePasswordNote {...password} />
      ) : (
        <div className={styles.form}>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          <Choice hint={words.resetHint}>
            <Button onClick={() => change(command('/api/staff/reset', { email }))}>{words.reset}</Button>
          </Choice>
          {session && (
            <Choice hint={words.endSessionsHint}>
              <Button onClick={() => then('end-sessions')}>{words.endSessions}</Button>
            </Choice>
          )}
          {state !== 'disabled' && (
            <Choice hint={words.disableHint}>
              <Button kind="danger" onClick={() => then('disable')}>
                {words.disable}
              </Button>
            </Choice>
          )}
        </div>
      )}
    </Dialog>
  )
}

const Choice = ({ hint, children }: { hint: string; children: React.ReactNode }) => (
  <div className={styles.option}>
    <p>{hint}</p>
    {children}
  </div>
)
