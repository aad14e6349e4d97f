import { createContext, useContext, useEffect, useState } from 'react'
import { fill } from '#content/format/fill.ts'
import { Banner } from '../ui/form/banner.tsx'
import { type FieldWords, FormContext } from '../ui/form/form-context.tsx'
import { Honeypot } from '../ui/form/honeypot.tsx'
import { SpokenErrors } from '../ui/form/spoken-errors.tsx'
import styles from './form.module.css'
import type { FormReply } from './form-values.ts'
import type { FormWords } from './form-words.ts'
import { showConfirmation } from './show-confirmation.tsx'
import { SlotTaken } from './slot-taken.tsx'
import { useLanguageSwitch } from './use-language-switch.ts'
import { type Submission, useSubmission } from './use-submission.ts'

/** The state of the submission: for the button and for the waiting note, with their texts. */
type InForm = Submission & { words: FormWords }
const SubmissionContext = createContext<InForm | null>(null)

type FormProps = {
  words: FormWords
  /** Label, hint and placeholder of each field, by its name. */
  labels: Record<string, FieldWords>
  formToken: string
  reply: FormReply
  check: Parameters<typeof useSubmission>[0]['check']
  onStep?: Parameters<typeof useSubmission>[0]['onStep']
  /** Where it is submitted; by default the page itself. */
  action?: string | undefined
  className?: string | undefined
  /** Takes one of the offered times in place of the one that is gone. */
  onChoose?: (dateTime: string) => void
  onInput?: (form: HTMLFormElement) => void
  /** Whether the form itself places its errors, by <FormProblem>. */
  placesProblem?: boolean
  /** Where the confirmation goes; by default it replaces the whole page. */
  onAccepted?: Parameters<typeof useSubmission>[0]['onAccepted']
  children: React.ReactNode
}

/**
 * The one form. Without script it is an ordinary form whose page comes back with the same components. With script
 * it is checked before the submit, submitted without a new page, and retried when no response comes.
 */
export function Form({ words, labels, formToken, reply, check, action, className, ...props }: FormProps) {
  const { onStep, onAccepted = showConfirmation } = props
  const submission = useSubmission({ words, formToken, reply, check, onStep, onAccepted })
  const { rejected, status } = submission
  const form = useLanguageSwitch()
  const [isOwnPhone, setOwnPhone] = useState(false)
  const errors = Object.fromEntries((rejected?.errors ?? []).map(({ field, message }) => [field, message]))
  useErrorTitle(words, Object.keys(errors).length > 0)
  const state = {
    labels,
    values: reply.values,
    errors,
    firstError: rejected?.errors?.[0]?.field,
    errorPrefix: words.invalid.summary.fieldPrefix,
    optional: words.optional,
    isOwnPhone,
    setOwnPhone,
  }
  return (
    <FormContext value={state}>
      <SubmissionContext value={{ ...submission, words }}>
        <form
          ref={form}
          method="post"
          action={action}
          className={className ?? styles.form}
          // The browser must not restore it on the way back either: see decision 0050.
          autoComplete="off"
          onSubmit={submission.submit}
          onInput={(event) => {
            submission.clearError((event.target as HTMLInputElement).name)
            props.onInput?.(event.currentTarget)
          }}
          noValidate
        >
          <input type="hidden" name="formToken" value={submission.token} />
          <Honeypot />
          {!props.placesProblem && <FormProblem onChoose={props.onChoose} />}
          {props.children}
          <p className="visually-hidden" role="status">
            {status === 'sending' && words.sending}
            {status === 'retrying' && words.retrying}
          </p>
        </form>
      </SubmissionContext>
    </FormContext>
  )
}

export function useFormSubmission(): InForm {
  const submission = useContext(SubmissionContext)
  if (!submission) throw new Error('A submit button must be inside a form')
  return submission
}

type ProblemProps = { onChoose?: ((dateTime: string) => void) | undefined }

/** Every rejection of a form. */
export function FormProblem({ onChoose }: ProblemProps) {
  const { words, rejected, attempt, dismiss } = useFormSubmission()
  if (!rejected) return null
  const { message, help, errors, alternatives } = rejected
  if (errors) return <SpokenErrors heading={message} field={errors[0]?.field ?? ''} attempt={attempt} />
  if (alternatives)
    return (
      <SlotTaken
        rejected={rejected}
        choose={words.chooseTime}
        attempt={attempt}
        onChoose={(dateTime) => {
          dismiss()
          onChoose?.(dateTime)
        }}
      />
    )
  return (
    <Banner
      title={message}
      body={help}
      phone={words.phone}
      dismiss={{ label: words.dismiss, onDismiss: dismiss }}
      attempt={attempt}
    />
  )
}

/** The title begins with "Error:" while there are errors: a screen reader reads the title first. */
function useErrorTitle({ invalid }: FormWords, hasErrors: boolean) {
  const [title] = useState(() => (typeof document === 'undefined' ? '' : document.title))
  useEffect(() => {
    const plain = title.replace(fill(invalid.summary.titlePrefix, { title: '' }), '')
    document.title = hasErrors ? fill(invalid.summary.titlePrefix, { title: plain }) : plain
    // A form in a dialog closes, and its page stays.
    return () => {
      document.title = plain
    }
  }, [hasErrors, title, invalid])
}

type ButtonProps = {
  label: string
  busy: string
  disabled?: boolean
  name?: string
  value?: string
  describedBy?: string | undefined
}

/** The submit button, with its text while submitting. */
export function SubmitButton({ label, busy, disabled = false, describedBy, ...props }: ButtonProps) {
  const { status } = useFormSubmission()
  const isBusy = status !== 'idle'
  return (
    <button
      type="submit"
      className="button button-primary button-large"
      disabled={disabled}
      {...(isBusy && { 'aria-disabled': true })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      {...props}
    >
      {isBusy ? busy : label}
    </button>
  )
}
