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
  /** The same rules as on the server. */
  check: (values: FormValues) => FieldError[]
  /** In a form with steps, handles a step before the last: true where nothing is to be submitted yet. */
  onStep?: ((values: FormValues) => boolean) | undefined
  onAccepted: (confirmation: ConfirmationView, url: string, values: FormValues) => void | Promise<void>
}

/** One form in the browser: checked, submitted, retried with the same token, then accepted or rejected. */
export function useSubmission({ words, formToken, reply, check, onStep, onAccepted }: Options) {
  const [status, setStatus] = useState<SubmissionStatus>('idle')
  const [rejected, setRejected] = useState(reply.rejected)
  const [attempt, setAttempt] = useState(0)
  const [{ tries, isOurFault }, setRetry] = useState({ tries: 1, isOurFault: false })
  // A rejected form keeps its token, so that it books at most once.
  const token = useRef(reply.rejected?.formToken ?? (textIn(reply.values, 'formToken') || formToken))
  const isBusy = useRef(false)
  const tryNow = useRef<(() => void) | null>(null)

  const reject = (next: Rejected | null) => {
    setRejected(next)
    setAttempt((count) => count + 1)
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // While it waits for the next try, the button starts it.
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
    // It stays busy: the confirmation replaces it.
    if (response?.confirmation) return onAccepted(response.confirmation, response.url, values)
    isBusy.current = false
    setStatus('idle')
    if (!response)
      return reject({ success: false, message: words.failedTitle, help: words.unanswered, isOutage: true })
    if (response.reply.rejected?.formToken) token.current = response.reply.rejected.formToken
    reject(response.reply.rejected)
  }

  /** An error disappears as soon as its field changes. */
  const clearError = (name: string) =>
    setRejected((before) => {
      if (!before?.errors?.some(({ field }) => field === name)) return before
      const errors = before.errors.filter(({ field }) => field !== name)
      return errors.length > 0 ? { ...before, errors } : null
    })

  const dismiss = useCallback(() => setRejected(null), [])

  return {
    status,
    /** The number of the current try. */
    tries,
    /** Whether the last try failed in our own system, not on the way to it. */
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
