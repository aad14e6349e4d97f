import Eraser from '~icons/ph/eraser'
import { clearAndLeave } from '../confirmation/clear-and-leave.ts'
import type { FormValues } from '../forms/form-values.ts'
import { FormContext } from '../ui/form/form-context.tsx'
import styles from './manage.module.css'
import { useManage } from './manage-context.ts'
import type { Intent } from './manage-view.ts'

const looks = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  /** For actions that cannot be undone. */
  danger: `button ${styles.danger}`,
  link: `text-link ${styles.link}`,
  row: styles.row,
}

type Props = {
  intent: Intent
  session?: string
  /** The text of its button, and its look. */
  label: React.ReactNode
  look?: keyof typeof looks
  values?: FormValues | undefined
  /** The error of each field. */
  errors?: Record<string, string>
  /** The response is a file: the browser saves it. */
  isFile?: boolean
  /** Replaces its one button. */
  button?: React.ReactNode
  children?: React.ReactNode
}

/** A form with one button. */
export function ManageForm({
  intent,
  session,
  label,
  look = 'primary',
  values,
  errors = {},
  ...props
}: Props) {
  const { words, submit } = useManage()
  const state = {
    labels: words.labels,
    values,
    errors,
    firstError: Object.keys(errors)[0],
    errorPrefix: words.errorPrefix,
    optional: words.optional,
    // The phone may be shared: the browser remembers nothing of this page.
    isOwnPhone: false,
    setOwnPhone: () => undefined,
  }
  return (
    <FormContext value={state}>
      <form
        method="post"
        action={words.page}
        className={styles.form}
        autoComplete="off"
        noValidate
        {...(!props.isFile && { onSubmit: submit })}
      >
        <input type="hidden" name="intent" value={intent} />
        {session && <input type="hidden" name="session" value={session} />}
        {props.children}
        {props.button ?? (
          <button type="submit" className={looks[look]}>
            {label}
          </button>
        )}
      </form>
    </FormContext>
  )
}

type FinishProps = { session?: string; label: string; look?: 'primary' | 'secondary' }

/** Ends what others could see, and leads home. */
export function FinishForm({ session, label, look = 'secondary' }: FinishProps) {
  const { page, home } = useManage().words
  return (
    <form
      method="post"
      action={page}
      className={styles.form}
      onSubmit={(event) => clearAndLeave(event, home)}
    >
      <input type="hidden" name="intent" value="finish" />
      {session && <input type="hidden" name="session" value={session} />}
      <button type="submit" className={looks[look]}>
        <Eraser />
        {label}
      </button>
    </form>
  )
}

export const BackToBooking = ({ session }: { session: string }) => (
  <ManageForm intent="show" session={session} label={useManage().words.booking.backToBooking} look="link" />
)

/** The other answer to "Cancel this booking?" and "Erase it?" */
export const KeepBooking = ({ session }: { session: string }) => (
  <ManageForm intent="show" session={session} label={useManage().words.cancel.keep} look="secondary" />
)
