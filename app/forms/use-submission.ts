import { useCallback, useRef, useState } from 'react'
import type { FieldError } from '#clinic/fields.ts'
import type { ConfirmationView } from '../confirmation/confirmation.tsx'
import { bodyOf, type FormReply, type FormValues, formValuesFrom, textIn } from './form-values.ts'
import type { FormWords } from './form-words.ts'
import { invalidIn } from './invalid-in.ts'
import { postForm } from './post/post-form.ts'
import type { Rejected } from './submit-response.ts'

type SubmissionStatus = 'idle' | 'sending' | 'retrying'

type Options = {
  words: FormWords
  formToken: string
  reply: FormReply
  /** The rules that the server asks, too. */
  check: (values: FormValues) => FieldError[]
  /** A form of several steps takes the one before the last: true where nothing is to be posted yet. */
  onStep?: ((values: FormValues) => boolean) | undefined
  onAccepted: (confirmation: ConfirmationView, url: string, values: FormValues) => void | Promise<void>
}

/** One form in the browser: checked, submitted, retried with the same token, then accepted or rejected. */
export function useSubmission({ words, formToken, reply, check, onStep, onAccepted }: Options) {
  const [status, setStatus] = useState<SubmissionStatus>('idle')
  const [rejected, setRejected] = useState(reply.rejected)
  const [attempt, setAttempt] = useState(0)
  const [{ tries, isOurFault }, setRetry] = useState({ tries: 1, isOurFault: false })
  // A form that came back keeps its token: whatever it makes, it makes once.
  const token = useRef(reply.rejected?.formToken ?? (textIn(reply.values, 'formToken') || formToken))
  const isBusy = useRef(false)
  const tryNow = useRef<(() => void) | null>(null)

  const reject = (next: Rejected | null) => {
    setRejected(next)
    setAttempt((count) => count + 1)
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // While it waits for the next try, the button begins it.
    if (isBusy.current) return tryNow.current?.()
    const form = event.currentTarget
    const filled = new FormData(form, event.nativeEvent.submitter)
    filled.set('formToken', token.current)
    const values = formValuesFrom(filled)
    const errors = check(values)
    if (errors.length > 0) return reject(invalidIn(words.invalid, errors))
    setRejected(null)
    if (onStep?.(values)) return
    isBusy.current = true
    setStatus('sending')
    const response = await postForm<FormReply>(form.action, bodyOf(filled), (next, beginNow, isOurs) => {
      tryNow.current = beginNow
      setRetry({ tries: next, isOurFault: isOurs })
      setStatus('retrying')
    })
    tryNow.current = null
    // It stays busy: the confirmation takes its place.
    if (response?.confirmation) return onAccepted(response.confirmation, response.url, values)
    isBusy.current = false
    setStatus('idle')
    if (!response)
      return reject({ success: false, message: words.failedTitle, help: words.unanswered, isOutage: true })
    if (response.reply.rejected?.formToken) token.current = response.reply.rejected.formToken
    reject(response.reply.rejected)
  }

  /** What was wrong is forgotten as soon as it is changed. */
  const clearError = (name: string) =>
    setRejected((before) => {
      if (!before?.errors?.some(({ field }) => field === name)) return before
      const errors = before.errors.filter(({ field }) => field !== name)
      return errors.length > 0 ? { ...before, errors } : null
    })

  const dismiss = useCallback(() => setRejected(null), [])

  return {
    status,
    /** The how-manieth try it is, while it is retried. */
    tries,
    /** Whether the try before failed at our own system, not on the way to it. */
    isOurFault,
    rejected,
    attempt,
    token: token.current,
    submit,
    clearError,
    dismiss,
  }
}

export type Submission = ReturnType<typeof useSubmission>
