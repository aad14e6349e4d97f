import thanks from '../booking/thank-you.module.css'
import { Banner } from '../ui/form/banner.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import { Honeypot } from '../ui/form/honeypot.tsx'
import { ScriptData } from '../ui/script-data.tsx'
import styles from './form-frame.module.css'
import type { FormWords } from './form-words.ts'
import type { Rejected } from './submit-response.ts'

type Props = {
  words: FormWords
  formToken: string
  rejected: Rejected | null
  /** Which rules the browser asks before it sends, and what they need to know. */
  check: { name: string; data: unknown }
  /** Where the form is sent; the page itself by default. */
  action?: string
  step?: string
  children: React.ReactNode
}

/**
 * A form that works by itself. With script (app/enhance/form.ts) it is checked before it is sent, sent without a new
 * page, asked again when no answer comes, and replaced by the same part of the page that answers.
 */
export function FormFrame({ words, formToken, rejected, check, action, step, children }: Props) {
  const data = { check: check.name, data: check.data, invalid: words.invalid, work: rejected?.challenge }
  return (
    <div className={styles.frame} data-enhance="form" data-swap data-step={step}>
      <div data-problem>
        {rejected?.errors && (
          <ErrorSummary heading={rejected.message} intro={rejected.help} errors={rejected.errors} />
        )}
        {rejected && !rejected.errors && (
          <Banner
            title={rejected.message}
            body={rejected.help}
            phone={words.phone}
            dismiss={words.dismiss}
            {...(rejected.alternatives && { choices: rejected.alternatives.map(({ when }) => when) })}
          />
        )}
      </div>
      <form method="post" action={action} noValidate>
        <input type="hidden" name="formToken" value={rejected?.formToken ?? formToken} />
        <Honeypot />
        {children}
      </form>
      <p className="visually-hidden" role="status" data-said />
      {/* The thanks take the place of the form without a new page: their styles must be here already. */}
      <template data-styles={thanks.page} />
      <template data-unanswered>
        <Banner
          title={words.failedTitle}
          body={words.unanswered}
          phone={words.phone}
          dismiss={words.dismiss}
        />
      </template>
      <template data-summary>
        <ErrorSummary heading="" intro={words.invalid.summary.intro} errors={[]} />
      </template>
      <ScriptData data={data} />
    </div>
  )
}

/** The button that sends, with what it says while it does. */
export const SendButton = ({ label, busy }: { label: string; busy: string }) => (
  <button type="submit" className="button button-primary button-large" data-busy={busy}>
    {label}
  </button>
)
