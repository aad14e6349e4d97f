import type { FormValues } from '../forms/form-values.ts'
import { FormContext } from '../ui/form/form-context.tsx'
import styles from './manage.module.css'
import { useManage } from './manage-context.ts'
import type { Intent } from './manage-view.ts'

type Props = {
  intent: Intent
  session?: string
  /** What its button says, and how it looks. */
  label: string
  look?: 'primary' | 'secondary' | 'link'
  values?: FormValues | undefined
  onSubmit?: (event: React.SubmitEvent<HTMLFormElement>) => void
  children?: React.ReactNode
}

const looks = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  link: styles.link,
}

/** A form with its one button. */
export function ManageForm({ intent, session, label, look = 'primary', values, onSubmit, children }: Props) {
  const { words, submit } = useManage()
  const state = {
    labels: words.labels,
    values,
    errors: {},
    errorPrefix: '',
    optional: words.optional,
    // Whoever uses the phone: of this page the browser remembers nothing.
    isSharedPhone: true,
    setSharedPhone: () => undefined,
  }
  return (
    <FormContext value={state}>
      <form
        method="post"
        action={words.page}
        className={styles.form}
        autoComplete="off"
        onSubmit={onSubmit ?? submit}
      >
        <input type="hidden" name="intent" value={intent} />
        {session && <input type="hidden" name="session" value={session} />}
        {children}
        <button type="submit" className={looks[look]}>
          {label}
        </button>
      </form>
    </FormContext>
  )
}

export const BackToBooking = ({ session }: { session: string }) => (
  <ManageForm intent="show" session={session} label={useManage().words.booking.backToBooking} look="link" />
)

/** The other answer to "Cancel this booking?" and "Erase it?" */
export const KeepBooking = ({ session }: { session: string }) => (
  <ManageForm intent="show" session={session} label={useManage().words.cancel.keep} look="secondary" />
)
