import { useState } from 'react'
import Phone from '~icons/ph/phone'
import { Banner } from '../ui/form/banner.tsx'
import styles from './appointment.module.css'
import type { outageData } from './appointment-data.ts'

/** The free times could not be read: the clinic's number first, then a retry. */
export function Outage({ title, body, phone, dismiss, call, tryAgain, page }: ReturnType<typeof outageData>) {
  const [isShown, setShown] = useState(true)
  return (
    <div className={`wrap ${styles.outage}`}>
      {isShown && (
        <Banner title={title} body={body} dismiss={{ label: dismiss, onDismiss: () => setShown(false) }} />
      )}
      <h2>{call}</h2>
      <a className="button button-primary" href={phone.href}>
        <Phone />
        {phone.number}
      </a>
      <a className="button button-secondary" href={page}>
        {tryAgain}
      </a>
    </div>
  )
}
