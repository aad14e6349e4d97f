import { useState } from 'react'
import CalendarPlus from '~icons/ph/calendar-plus'
import Image from '~icons/ph/image'
import Printer from '~icons/ph/printer'
import styles from './slip-actions.module.css'
import type { TicketView } from './ticket.tsx'

export type SlipWords = Record<'picture' | 'calendar' | 'print' | 'saved' | 'failed', string>

type Props = {
  words: SlipWords
  ticket: TicketView
  /** Adds the visit to a calendar; null where there is no visit yet. */
  calendar: React.ReactNode
}

/** Ways to keep the slip. Picture and print need script: without it they are hidden. */
export function SlipActions({ words, ticket, calendar }: Props) {
  const [said, setSaid] = useState('')
  const savePicture = async () => {
    const { savePicture: save } = await import('./save-picture.ts')
    setSaid((await save(ticket).catch(() => false)) ? words.saved : words.failed)
  }
  return (
    <>
      <div className={styles.actions}>
        <button type="button" className={`${styles.action} ${styles.script}`} onClick={savePicture}>
          <Image />
          {words.picture}
        </button>
        {calendar}
        <button type="button" className={`${styles.action} ${styles.script}`} onClick={() => window.print()}>
          <Printer />
          {words.print}
        </button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  )
}

export const CalendarLink = ({ href, label }: { href: string; label: string }) => (
  <a className={styles.action} href={href} download="visit.ics">
    <CalendarPlus />
    {label}
  </a>
)

/** The same as the button of a form: the booking's page has no URL that opens anything. */
export const CalendarButton = ({ label }: { label: string }) => (
  <button type="submit" className={styles.action}>
    <CalendarPlus />
    {label}
  </button>
)
