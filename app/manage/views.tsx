import { ContactPreferencesForm } from '../forms/contact-preferences.tsx'
import { Field, TextArea } from '../ui/form/field.tsx'
import { Booking } from './booking.tsx'
import styles from './manage.module.css'
import type { ManageView, Times } from './manage-view.ts'
import type { ManageWords } from './manage-words.ts'
import { Back, Facts, Heading, Problem, type Props, Send } from './parts.tsx'

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
    case 'code':
      return <GiveCode words={words} shown={shown} />
    case 'booking':
      return <Booking words={words} shown={shown} />
    case 'move':
      return <Move words={words} shown={shown} />
    case 'cancel':
      return <Cancel words={words} shown={shown} />
    case 'data':
      return <StoredDetails words={words} shown={shown} />
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

type AskedProps = { words: ManageWords } & Pick<
  React.ComponentProps<typeof Field>,
  'name' | 'label' | 'hint' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck' | 'defaultValue'
>

/** What opens a booking. What was wrong with it stands above the form, for all fields together. */
const Asked = ({ words, ...field }: AskedProps) => (
  <Field
    {...field}
    error={undefined}
    errorPrefix=""
    optionalWord={words.site.optional}
    required
    autoComplete="off"
  />
)

const Pin = ({ words }: { words: ManageWords }) => (
  <Asked
    words={words}
    name="pin"
    label={words.find.pin}
    hint={words.find.pinHint}
    inputMode="numeric"
    maxLength={8}
  />
)

/** Asked for where too many wrong codes were tried, by whomever. */
const Phone = ({ words }: { words: ManageWords }) => (
  <Asked
    words={words}
    name="phone"
    label={words.find.phone}
    hint={words.find.phoneHint}
    inputMode="tel"
    maxLength={20}
  />
)

function Find({ words, shown }: Props<'find'>) {
  return (
    <>
      <Heading>{words.find.pageTitle}</Heading>
      <p>{words.find.intro}</p>
      <Problem text={shown.problem} />
      <Send words={words} intent="find" label={words.find.find}>
        <Asked
          words={words}
          name="reference"
          label={words.find.reference}
          hint={words.find.referenceHint}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={shown.reference}
        />
        <Pin words={words} />
        {shown.asksPhone && <Phone words={words} />}
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
      {shown.asksPhone && <Phone words={words} />}
    </Send>
  </>
)

const GiveCode = ({ words, shown: { session, next, asksPhone, problem } }: Props<'code'>) => (
  <>
    <Heading>{words.find.codeTitle}</Heading>
    <p>{words.find.codeIntro}</p>
    <Problem text={problem} />
    <Send words={words} intent="code" session={session} label={words.find.codeGo}>
      <input type="hidden" name="next" value={next} />
      <Pin words={words} />
      {asksPhone && <Phone words={words} />}
    </Send>
    <p className={styles.hint}>{words.find.codeLost}</p>
    <Back words={words} session={session} />
  </>
)

function Move({ words, shown: { session, when, sequence, times, problem } }: Props<'move'>) {
  return (
    <>
      <Heading>{words.move.title}</Heading>
      <p>
        <b>{words.move.from.replace('{when}', when)}</b> {words.move.hint}
      </p>
      <Problem text={problem} />
      <Send words={words} intent="move" session={session} label={words.move.confirm}>
        <input type="hidden" name="sequence" value={sequence} />
        <TimeOptions words={words} times={times} />
      </Send>
      <Back words={words} session={session} />
    </>
  )
}

function TimeOptions({ words, times }: { words: ManageWords; times: Times }) {
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

const Cancel = ({ words, shown: { session, when, refund } }: Props<'cancel'>) => (
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
    <Send words={words} intent="cancel" session={session} label={words.cancel.confirm} />
    <Send
      words={words}
      intent="show"
      session={session}
      label={words.cancel.keep}
      look="button button-secondary"
    />
  </>
)

const StoredDetails = ({ words, shown: { session, facts, told } }: Props<'data'>) => (
  <>
    <Heading>{words.my.see}</Heading>
    <Facts facts={facts} />
    {told.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <p>{words.my.correct}</p>
    <Back words={words} session={session} />
  </>
)

const Contact = ({ words, shown: { session, rules, hasEmail, offered } }: Props<'contact'>) => (
  <>
    <Heading>{words.contact.change}</Heading>
    <Send words={words} intent="save-contact" session={session} label={words.contact.save}>
      <ContactPreferencesForm
        words={words.contact}
        rules={rules}
        offered={offered}
        emailReminder={hasEmail ? words.contact.remindByEmail : undefined}
      />
    </Send>
    <Back words={words} session={session} />
  </>
)

function Forget({ words, shown: { session, view } }: Props<'withdraw' | 'erase'>) {
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
        session={session}
        label={isErase ? words.my.erase.confirm : words.my.withdraw.confirm}
      />
      <Send
        words={words}
        intent="show"
        session={session}
        label={words.cancel.keep}
        look="button button-secondary"
      />
    </>
  )
}

const Complain = ({ words, shown: { session, formToken, message, problem } }: Props<'complain'>) => (
  <>
    <Heading>{words.my.complaint.title}</Heading>
    <p>{words.my.complaint.intro}</p>
    <p>{words.my.complaint.board}</p>
    <Problem text={problem} />
    <Send words={words} intent="send-complaint" session={session} label={words.my.complaint.send}>
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
    <Back words={words} session={session} />
  </>
)
