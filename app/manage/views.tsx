import { ContactChoices } from '../forms/contact-choices.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import styles from './manage.module.css'
import type { Fact, Intent, ManageView, Times } from './manage-view.ts'
import type { ManageWords } from './manage-words.ts'

type Props<View extends ManageView['view']> = {
  words: ManageWords
  shown: Extract<ManageView, { view: View }>
}

/** Whatever /booking shows. Every button is a form that posts to /booking, so that no address tells what was seen. */
export function ManageViews({ words, shown }: { words: ManageWords; shown: ManageView }) {
  return (
    <div className={`wrap ${styles.page}`} data-enhance="manage" data-swap data-page={words.links.page}>
      <div className={styles.card}>{viewOf(words, shown)}</div>
    </div>
  )
}

function viewOf(words: ManageWords, shown: ManageView): React.ReactNode {
  switch (shown.view) {
    case 'find':
      return <Find words={words} shown={shown} />
    case 'link':
      return <OpenLink words={words} shown={shown} />
    case 'booking':
      return <Booking words={words} shown={shown} />
    case 'move':
      return <Move words={words} shown={shown} />
    case 'cancel':
      return <Cancel words={words} shown={shown} />
    case 'data':
      return <HeldData words={words} shown={shown} />
    case 'contact':
      return <Contact words={words} shown={shown} />
    case 'withdraw':
    case 'erase':
      return <Forget words={words} shown={shown} />
    case 'complain':
      return <Complain words={words} shown={shown} />
    case 'done':
      return (
        <>
          <Heading>{shown.title}</Heading>
          {shown.text && <p>{shown.text}</p>}
        </>
      )
  }
}

const Heading = ({ children }: { children: React.ReactNode }) => (
  <h1 data-news tabIndex={-1}>
    {children}
  </h1>
)

const Problem = ({ text }: { text: string | null }) =>
  text && (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  )

type SendProps = {
  words: ManageWords
  intent: Intent
  pass?: string
  label: string
  look?: string | undefined
  children?: React.ReactNode
}

/** A form with its one button. */
const Send = ({ words, intent, pass, label, look = 'button button-primary', children }: SendProps) => (
  <form method="post" action={words.links.page} className={styles.form} autoComplete="off">
    <input type="hidden" name="intent" value={intent} />
    {pass && <input type="hidden" name="pass" value={pass} />}
    {children}
    <button type="submit" className={look}>
      {label}
    </button>
  </form>
)

const Back = ({ words, pass }: { words: ManageWords; pass: string }) => (
  <Send words={words} intent="show" pass={pass} label={words.booking.backToBooking} look={styles.quiet} />
)

const Pin = ({ words }: { words: ManageWords }) => (
  <Field
    name="pin"
    label={words.find.pin}
    hint={words.find.pinHint}
    error={undefined}
    errorPrefix=""
    optionalWord={words.site.optional}
    required
    inputMode="numeric"
    autoComplete="off"
    maxLength={8}
  />
)

function Find({ words, shown }: Props<'find'>) {
  return (
    <>
      <Heading>{words.find.pageTitle}</Heading>
      <p>{words.find.intro}</p>
      <Problem text={shown.problem} />
      <Send words={words} intent="find" label={words.find.find}>
        <Field
          name="reference"
          label={words.find.reference}
          hint={words.find.referenceHint}
          error={undefined}
          errorPrefix=""
          optionalWord={words.site.optional}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={shown.reference}
        />
        <Pin words={words} />
      </Send>
      <p className={styles.hint}>{words.find.pinLost}</p>
    </>
  )
}

const OpenLink = ({ words, shown }: Props<'link'>) => (
  <>
    <Heading>{words.open.pageTitle}</Heading>
    <p>{shown.asksPin ? words.open.pinIntro : words.open.intro}</p>
    <Problem text={shown.problem} />
    <Send words={words} intent="link" label={words.open.open}>
      <input type="hidden" name="link" value={shown.link} />
      {shown.asksPin && <Pin words={words} />}
    </Send>
  </>
)

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function Booking({ words, shown: { pass, booking, news, problem } }: Props<'booking'>) {
  const step = (intent: Intent, label: string) => (
    <li key={intent}>
      <Send words={words} intent={intent} pass={pass} label={label} look={styles.quiet} />
    </li>
  )
  return (
    <>
      <Heading>{news ?? words.booking.yourBooking}</Heading>
      <Problem text={problem} />
      <p className={styles.reference} translate="no">
        {booking.reference}
      </p>
      {booking.sorry && <p className={styles.note}>{booking.sorry}</p>}
      <Facts facts={booking.facts} />
      {booking.preparation && <p className={styles.note}>{booking.preparation}</p>}
      <div className={styles.main}>
        {booking.canMove && <Send words={words} intent="times" pass={pass} label={words.move.link} />}
        {booking.canCancel && (
          <Send
            words={words}
            intent="ask-cancel"
            pass={pass}
            label={words.cancel.link}
            look="button button-secondary"
          />
        )}
        {booking.again && (
          <a className="button button-primary" href={booking.again}>
            {words.booking.bookAgain}
          </a>
        )}
      </div>
      <details className={styles.more}>
        <summary>{words.my.heading}</summary>
        <ul>
          {step('contact', words.contact.change)}
          {booking.hasReminders && step('stop-reminders', words.contact.stopReminders)}
          {step('data', words.my.see)}
          {step('ask-withdraw', words.my.withdraw.link)}
          {step('ask-erase', words.my.erase.link)}
          {step('complain', words.my.complaint.link)}
        </ul>
      </details>
      <Send
        words={words}
        intent="finish"
        pass={pass}
        label={words.booking.finish}
        look="button button-secondary"
      />
    </>
  )
}

function Move({ words, shown: { pass, when, sequence, times, problem } }: Props<'move'>) {
  return (
    <>
      <Heading>{words.move.title}</Heading>
      <p>
        <b>{words.move.from.replace('{when}', when)}</b> {words.move.hint}
      </p>
      <Problem text={problem} />
      <Send words={words} intent="move" pass={pass} label={words.move.confirm}>
        <input type="hidden" name="sequence" value={sequence} />
        <Choices words={words} times={times} />
      </Send>
      <Back words={words} pass={pass} />
    </>
  )
}

function Choices({ words, times }: { words: ManageWords; times: Times }) {
  if (times.kind === 'wished')
    return (
      <div className={styles.wish}>
        <label>
          {words.move.day}
          <input type="date" name="date" min={times.from} max={times.until} required />
        </label>
        <label>
          {words.move.time}
          <input type="time" name="time" required />
        </label>
      </div>
    )
  return (
    <div className={styles.days}>
      {times.days.map((day, index) => (
        <details key={day.label} name="day" open={index === 0}>
          <summary>{day.label}</summary>
          <div className={styles.times}>
            {day.times.map((time) => (
              <label key={time.value}>
                <input type="radio" name="to" value={time.value} aria-label={time.spoken} />
                <span aria-hidden="true">{time.label}</span>
              </label>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

const Cancel = ({ words, shown: { pass, when, refund } }: Props<'cancel'>) => (
  <>
    <Heading>{words.cancel.title}</Heading>
    <p>
      <b>{when}</b>
    </p>
    <section className={styles.note} aria-labelledby="refund">
      <h2 id="refund">{words.refund.title}</h2>
      <p>{refund.now}</p>
      {refund.steps.length > 0 && (
        <ul>
          {refund.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {refund.how && <p>{refund.how}</p>}
      <a className="text-link" href={words.links.refund}>
        {words.refund.policyLink}
      </a>
    </section>
    <p>{words.cancel.noReason}</p>
    <Send words={words} intent="cancel" pass={pass} label={words.cancel.confirm} />
    <Send words={words} intent="show" pass={pass} label={words.cancel.keep} look="button button-secondary" />
  </>
)

const HeldData = ({ words, shown: { pass, facts, told } }: Props<'data'>) => (
  <>
    <Heading>{words.my.see}</Heading>
    <Facts facts={facts} />
    {told.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <p>{words.my.correct}</p>
    <Back words={words} pass={pass} />
  </>
)

const Contact = ({ words, shown: { pass, rules, hasEmail, offered } }: Props<'contact'>) => (
  <>
    <Heading>{words.contact.change}</Heading>
    <Send words={words} intent="save-contact" pass={pass} label={words.contact.save}>
      <ContactChoices
        words={words.contact}
        rules={rules}
        offered={offered}
        emailReminder={hasEmail ? words.contact.remindByEmail : undefined}
      />
    </Send>
    <Back words={words} pass={pass} />
  </>
)

function Forget({ words, shown: { pass, view } }: Props<'withdraw' | 'erase'>) {
  const isErase = view === 'erase'
  return (
    <>
      <Heading>{isErase ? words.my.erase.title : words.my.withdraw.link}</Heading>
      <p>{isErase ? words.my.erase.goes : words.my.withdraw.explain}</p>
      {isErase && <p>{words.my.erase.refundFirst}</p>}
      <p>{words.my.erase.stays}</p>
      <p>
        <b>{words.my.erase.noUndo}</b>
      </p>
      <Send
        words={words}
        intent={view}
        pass={pass}
        label={isErase ? words.my.erase.confirm : words.my.withdraw.confirm}
      />
      <Send
        words={words}
        intent="show"
        pass={pass}
        label={words.cancel.keep}
        look="button button-secondary"
      />
    </>
  )
}

const Complain = ({ words, shown: { pass, formToken, message, problem } }: Props<'complain'>) => (
  <>
    <Heading>{words.my.complaint.title}</Heading>
    <p>{words.my.complaint.intro}</p>
    <p>{words.my.complaint.board}</p>
    <Problem text={problem} />
    <Send words={words} intent="send-complaint" pass={pass} label={words.my.complaint.send}>
      <input type="hidden" name="formToken" value={formToken} />
      <TextArea
        name="message"
        label={words.my.complaint.message}
        error={undefined}
        errorPrefix=""
        optionalWord={words.site.optional}
        required
        rows={6}
        maxLength={2000}
        autoComplete="off"
        defaultValue={message}
      />
    </Send>
    <Back words={words} pass={pass} />
  </>
)
