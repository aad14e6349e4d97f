import styles from './manage.module.css'
import type { Fact, Intent, ManageView } from './manage-view.ts'
import type { ManageWords } from './manage-words.ts'

export type Props<View extends ManageView['view']> = {
  words: ManageWords
  shown: Extract<ManageView, { view: View }>
}

export const Heading = ({ children }: { children: React.ReactNode }) => (
  <h1 data-news tabIndex={-1}>
    {children}
  </h1>
)

export const Problem = ({ text }: { text: string | null }) =>
  text && (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  )

type SendProps = {
  words: ManageWords
  intent: Intent
  session?: string
  label: string
  look?: string | undefined
  children?: React.ReactNode
}

/** A form with its one button. */
export const Send = ({
  words,
  intent,
  session,
  label,
  look = 'button button-primary',
  children,
}: SendProps) => (
  <form method="post" action={words.links.page} className={styles.form} autoComplete="off">
    <input type="hidden" name="intent" value={intent} />
    {session && <input type="hidden" name="session" value={session} />}
    {children}
    <button type="submit" className={look}>
      {label}
    </button>
  </form>
)

export const Back = ({ words, session }: { words: ManageWords; session: string }) => (
  <Send
    words={words}
    intent="show"
    session={session}
    label={words.booking.backToBooking}
    look={styles.quiet}
  />
)

export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
