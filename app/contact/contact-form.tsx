import { useEffect, useRef, useState } from 'react'
import { parseEnquiry } from '#clinic/enquiry.ts'
import { suggestsDanger } from '#content/danger-words.ts'
import { ConsentBox } from '../forms/consent-box.tsx'
import { Form, SubmitButton } from '../forms/form.tsx'
import { type FormReply, textIn } from '../forms/form-values.ts'
import { CareCards } from '../ui/care/care-cards.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Field, MobileField, TextArea } from '../ui/form/field.tsx'
import { OwnPhone } from '../ui/form/own-phone.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { Listen } from '../ui/listen.tsx'
import type { contactFormData } from './contact-data.ts'
import styles from './contact-form.module.css'

type FormData = ReturnType<typeof contactFormData>
type Props = FormData & { formToken: string; reply: FormReply }

export function ContactForm({ formToken, reply, ...form }: Props) {
  const { consent, ways, words, labels } = form
  // Without a choice, a call: the first option.
  const before = textIn(reply.values, 'answerWay') || ways[0]!.value
  const [way, chooseWay] = useState(before)
  return (
    <section className={styles.section} aria-labelledby="message-heading" id="message-form">
      <header className={styles.head}>
        <h2 id="message-heading">
          <Emphasis text={form.heading} />
        </h2>
        <p>{form.intro}</p>
      </header>
      <Form
        words={words}
        labels={labels}
        formToken={formToken}
        reply={reply}
        className={styles.fields}
        check={(values) => {
          const offered = ways.map(({ value }) => value)
          const parsed = parseEnquiry(values, consent.notice.version, offered)
          return parsed.ok ? [] : parsed.errors
        }}
      >
        <Message emergency={form.emergency} before={textIn(reply.values, 'message')} />
        <OwnPhone label={words.ownPhone} />
        <Field name="fullName" autoComplete="name" maxLength={100} required />
        <div className={styles.answer}>
          <RadioGroup name="answerWay" options={ways} chosen={way} onChoose={chooseWay} />
          {/* CSS shows only the field that the chosen way needs, also without script. */}
          <div data-needs="phone">
            <MobileField name="phoneNumber" />
          </div>
          <div data-needs="email">
            <Field name="email" type="email" autoComplete="email" maxLength={254} required />
          </div>
        </div>
        <header className={styles.consent}>
          <h2 className="form-heading">{consent.words.consentHeading}</h2>
          <Listen to="notice" {...consent.listen} />
        </header>
        <ConsentBox {...consent} isFolded />
        <SubmitButton label={form.submit} busy={form.submitting} />
      </Form>
    </section>
  )
}

type MessageProps = { emergency: FormData['emergency']; before: string }

/** The urgent numbers appear as soon as the text speaks of danger. This stays in the page: nothing is sent. */
function Message({ emergency, before }: MessageProps) {
  const [isUrgent, setUrgent] = useState(suggestsDanger(before))
  const box = useRef<HTMLDivElement>(null)
  const look = (text: string) => suggestsDanger(text) && setUrgent(true)
  // Text from before the script loaded.
  useEffect(() => {
    const typed = box.current?.querySelector('textarea')?.value ?? ''
    if (suggestsDanger(typed)) setUrgent(true)
  }, [])
  return (
    <div ref={box} className={styles.message}>
      <div id="urgent" role="status" hidden={!isUrgent}>
        <CareCards cards={[emergency]} at="message" heading="h3" />
      </div>
      <TextArea name="message" onInput={(event) => look(event.currentTarget.value)} required />
    </div>
  )
}
