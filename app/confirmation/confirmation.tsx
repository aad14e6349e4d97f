import { useEffect, useRef, useState } from 'react'
import { type Card, CareCards } from '../ui/care/care-cards.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { Listen, type ListenProps } from '../ui/listen.tsx'
import styles from './confirmation.module.css'
import { FinishAndClear, type FinishWords } from './finish-and-clear.tsx'
import { GetReady, type GetReadyView } from './get-ready.tsx'
import { SendToSelf, type SendToSelfView } from './send-to-self.tsx'
import { CalendarLink, SlipActions, type SlipWords } from './slip-actions.tsx'
import { Ticket, type TicketView } from './ticket.tsx'
import { WishesForm, type WishesFormView } from './wishes-form.tsx'

export type ConfirmationView = {
  /** Neutral: it stays in the history of a shared phone. */
  documentTitle: string
  heading: string
  ticket: TicketView
  /** What the reference and the code are for, or why the code is hidden. */
  codeHint: string
  listen: ListenProps['words']
  slip: SlipWords
  calendar: string | null
  getReady: GetReadyView | null
  self: SendToSelfView | null
  /** Only with the code: see decision 0025. */
  wishes: WishesFormView | null
  token: string
  finish: FinishWords
  manage: { href: string; label: string }
  again: { href: string; label: string }
  /** The urgent numbers, where the text speaks of danger. */
  card: Card | null
}

type Props = ConfirmationView & {
  /** It replaced the form without a new page: focus and reading begin here. */
  inPlace?: boolean
}

/** What was booked or sent, with everything to keep: the same for every form. */
export function Confirmation({ inPlace = false, ...view }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!inPlace) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [inPlace])
  const { calendar, slip } = view
  // Preferences that are saved below change who calls whom, and by when.
  const [slipNow, setSlip] = useState(view.ticket)
  // The code is not sent again: the page has it.
  const ticket = { ...slipNow, code: view.ticket.code }
  return (
    <div className={`wrap ${styles.page}`} id="confirmation">
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {view.heading}: {ticket.state.text}
      </h1>
      <div className={styles.column}>
        {view.card && <CareCards cards={[view.card]} at="sent" />}
        <Ticket ticket={ticket} />
        <div className={styles.hint}>
          <p>
            <Sentence text={view.codeHint} />
          </p>
          <Listen to="confirmation" words={view.listen} />
        </div>
        <SlipActions
          words={slip}
          ticket={ticket}
          calendar={calendar && <CalendarLink href={calendar} label={slip.calendar} />}
        />
        {view.getReady && <GetReady {...view.getReady} />}
      </div>
      <div className={`${styles.column} ${styles.screen}`}>
        {view.self && <SendToSelf {...view.self} />}
        {view.wishes && <WishesForm first={view.wishes} onSlip={setSlip} />}
        <FinishAndClear words={view.finish} token={view.token} />
        <p className={styles.links}>
          <a className="text-link" href={view.manage.href}>
            {view.manage.label}
          </a>
          <a className="text-link" href={view.again.href}>
            {view.again.label}
          </a>
        </p>
      </div>
    </div>
  )
}
