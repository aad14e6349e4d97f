import { fill } from '#content/format/fill.ts'
import Phone from '~icons/ph/phone'
import WhatsappLogo from '~icons/ph/whatsapp-logo'
import { useFormSubmission } from '../forms/form.tsx'
import { Banner } from '../ui/form/banner.tsx'
import type { AppointmentFormData } from './appointment-data.ts'
import styles from './book-by-phone.module.css'

type Props = {
  words: AppointmentFormData['byPhone']
  /** Day and time in full, and the name. */
  when: string | undefined
  name: string
}

/** Nothing can be stored at the moment, or the outcome is unknown: the clinic's number, and what to say there. */
export function BookByPhone({ words: by, when, name }: Props) {
  const { rejected, attempt, words, dismiss } = useFormSubmission()
  if (!rejected) return null
  return (
    <>
      <Banner
        title={rejected.message}
        body={rejected.help}
        dismiss={{ label: words.dismiss, onDismiss: dismiss }}
        attempt={attempt}
      />
      <h2>{by.heading}</h2>
      <a className={`button button-primary ${styles.way}`} href={words.phone.href}>
        <Phone />
        {words.phone.number}
      </a>
      {when && name && (
        <>
          <p className={styles.small}>{by.sayOnly}</p>
          <p className={styles.sentence}>{fill(by.sentence, { when, name })}</p>
        </>
      )}
      <a className={`button button-secondary ${styles.way}`} href={by.whatsappHref}>
        <WhatsappLogo />
        {by.whatsapp}
      </a>
      <p className={styles.small}>{by.answered}</p>
    </>
  )
}
