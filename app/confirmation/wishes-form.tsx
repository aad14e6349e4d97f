import { useRef, useState } from 'react'
import CheckCircle from '~icons/ph/check-circle-fill'
import WarningCircle from '~icons/ph/warning-circle-fill'
import { bodyOf } from '../forms/form-values.ts'
import { postJson } from '../forms/post-json.ts'
import { Sentence } from '../ui/care/sentence.tsx'
import { FormContext } from '../ui/form/form-context.tsx'
import { SpokenErrors } from '../ui/form/spoken-errors.tsx'
import { useFocus } from '../ui/form/use-focus.ts'
import styles from './confirmation.module.css'
import { ContactWishes, type WishesView } from './contact-wishes.tsx'
import type { TicketView } from './ticket.tsx'

export type WishesFormView = {
  /** Where it is posted; a URL that opens nothing. */
  action: string
  token: string
  confirmation: string
  wishes: WishesView
  /** The result of saving them. */
  said: { isSaved: boolean; text: string } | null
}

/** Null where the token has expired. The slip changes with the preferences: who calls whom, and by when. */
export type WishesResponse = { saved: { form: WishesFormView; ticket: TicketView } | null }

const nothing = () => undefined

/**
 * The contact preferences after booking. Until they are saved, the safe defaults hold. Saving twice changes
 * nothing.
 */
export function WishesForm({
  first,
  onSlip,
}: {
  first: WishesFormView
  onSlip: (ticket: TicketView) => void
}) {
  const [{ view, attempt }, setShown] = useState({ view: first, attempt: 0 })
  const busy = useRef(false)
  const said = useFocus<HTMLParagraphElement>(attempt)
  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const form = event.currentTarget
    const response = await postJson<WishesResponse>(form.action, bodyOf(new FormData(form)))
    busy.current = false
    const saved = response?.answer.saved
    if (saved) {
      setShown({ view: saved.form, attempt: attempt + 1 })
      onSlip(saved.ticket)
    }
    // Offline, or the token has expired: a submit without script shows which.
    else form.submit()
  }
  const [firstError] = Object.keys(view.wishes.errors)
  const state = {
    labels: {},
    values: view.wishes.values,
    errors: view.wishes.errors,
    firstError,
    errorPrefix: '',
    optional: '',
    isOwnPhone: false,
    setOwnPhone: nothing,
  }
  return (
    <FormContext value={state}>
      <form
        id="wishes"
        method="post"
        action={view.action}
        className={`${styles.card} ${styles.wishes}`}
        autoComplete="off"
        onSubmit={submit}
        noValidate
      >
        <input type="hidden" name="wishes" value={view.token} />
        <input type="hidden" name="confirmation" value={view.confirmation} />
        {/* A response makes a new form: no earlier input stays in it. */}
        <ContactWishes key={attempt} {...view.wishes} />
        {view.said && firstError && (
          <SpokenErrors heading={view.said.text} field={firstError} attempt={attempt} />
        )}
        {view.said && !firstError && (
          <p
            ref={said}
            className={view.said.isSaved ? styles.saved : styles.failed}
            role={view.said.isSaved ? 'status' : 'alert'}
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with the result
            autoFocus={attempt === 0}
          >
            {view.said.isSaved ? <CheckCircle /> : <WarningCircle />}
            <span>
              <Sentence text={view.said.text} />
            </span>
          </p>
        )}
        <button type="submit" className={`button button-secondary ${styles.wide}`}>
          {view.wishes.words.save}
        </button>
      </form>
    </FormContext>
  )
}
