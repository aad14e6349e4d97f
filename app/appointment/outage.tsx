import { useState } from 'react'
import { Banner } from '../ui/form/banner.tsx'
import styles from './appointment.module.css'
import type { outageData } from './appointment-data.ts'

/** The free times could not be read: the clinic's number, and another try. */
export function Outage({ title, body, phone, dismiss, tryAgain, page }: ReturnType<typeof outageData>) {
  const [isShown, setShown] = useState(true)
  return (
    <div className={`wrap ${styles.outage}`}>
      {isShown && (
        <Banner
          title={title}
          body={body}
          phone={phone}
          dismiss={{ label: dismiss, onDismiss: () => setShown(false) }}
        />
      )}
      <a className="button button-primary" href={page}>
        {tryAgain}
      </a>
    </div>
  )
}
