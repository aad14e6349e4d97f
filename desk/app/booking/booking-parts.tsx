import { firstNameOf } from '#clinic/desk/short-name.ts'
import { bookingWords } from '#content/desk/booking.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import ChatText from '~icons/ph/chat-text'
import Check from '~icons/ph/check'
import Envelope from '~icons/ph/envelope-simple'
import Hourglass from '~icons/ph/hourglass'
import Prohibit from '~icons/ph/prohibit'
import Warning from '~icons/ph/warning'
import Whatsapp from '~icons/ph/whatsapp-logo'
import type { OpenedBooking } from '../../contract/opened-booking.ts'
import type { WorkRow } from '../../contract/work-row.ts'
import { shortDateIn, timeIn, useNow } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { looksOf } from '../today/row-state.tsx'
import type { Icon } from '../ui/button.tsx'
import { StateBadge, type Tone } from '../ui/state-badge.tsx'
import styles from './booking-panel.module.css'

const useMoment = () => {
  const language = useLanguage()
  return (at: string) => `${shortDateIn(language, at)}, ${timeIn(language, at)}`
}

/** When, in which language, and how it was booked. Not why. */
export function Visit({ opened, row }: { opened: OpenedBooking; row: WorkRow }) {
  const words = useWords(bookingWords.visit)
  const today = useWords(todayWords)
  const language = useLanguage()
  const moment = useMoment()
  const now = useNow()
  const { bookedAt, bookedBy, minutes, cameAt } = opened
  const { tone, icon, text } = looksOf(row, now, today, language)
  return (
    <section className={styles.block}>
      <h3>{words.title}</h3>
      <dl className={styles.facts}>
        {row.at && (
          <>
            <dt>{words.bookedFor}</dt>
            <dd>{minutes ? fill(words.minutes, { when: moment(row.at), minutes }) : moment(row.at)}</dd>
          </>
        )}
        <dt>{words.state}</dt>
        <dd>
          <StateBadge tone={tone} icon={icon}>
            {text}
          </StateBadge>
        </dd>
        {cameAt && (
          <>
            <dt>{words.came}</dt>
            <dd>{timeIn(language, cameAt)}</dd>
          </>
        )}
        <dt>{words.language}</dt>
        <dd>{opened.language === 'en' ? words.inEnglish : words.inHindi}</dd>
        <dt>{words.booked}</dt>
        <dd>{fill(bookedBy === 'clinic' ? words.byDesk : words.bySite, { when: moment(bookedAt) })}</dd>
      </dl>
    </section>
  )
}

/** Only in an opened booking, and only the tests that the desk may see. */
export function Tests({ tests, total }: Pick<OpenedBooking, 'tests' | 'total'>) {
  const words = useWords(bookingWords.tests)
  if (tests.length === 0) return null
  return (
    <section className={styles.block}>
      <h3>
        {words.title}
        <small>
          {total === null ? tests.length : fill(words.sum, { count: tests.length, rupees: rupees(total) })}
        </small>
      </h3>
      <ul className={styles.lines}>
        {tests.map(({ name, tube, rupees: price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name can be hidden; the list does not change
          <li key={index}>
            {name ?? words.hidden}
            <span className={styles.end}>
              {[tube, price !== null && rupees(price)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why the patient comes: only the treating doctor gets it from the server. */
export function ForDoctor({ forDoctor }: Pick<OpenedBooking, 'forDoctor'>) {
  const words = useWords(bookingWords.doctor)
  const { service, message } = forDoctor ?? {}
  if (!service && !message) return null
  return (
    <section className={styles.block}>
      <h3>{words.title}</h3>
      <dl className={styles.facts}>
        {service && (
          <>
            <dt>{words.service}</dt>
            <dd>{service}</dd>
          </>
        )}
        {message && (
          <>
            <dt>{words.message}</dt>
            <dd>{message}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

const channelIcons = { whatsapp: Whatsapp, sms: ChatText, email: Envelope }
const messageLooks: Record<OpenedBooking['messages'][number]['state'], { tone: Tone; icon: Icon }> = {
  held: { tone: 'saving', icon: Hourglass },
  pending: { tone: 'saving', icon: Hourglass },
  sent: { tone: 'outlined', icon: Check },
  delivered: { tone: 'ok', icon: Check },
  read: { tone: 'ok', icon: Check },
  failed: { tone: 'ask', icon: Warning },
  withheld: { tone: 'off', icon: Prohibit },
}
const kindOf = (template: string) =>
  (['reminder', 'confirmed', 'received', 'moved', 'cancelled', 'answer'] as const).find((kind) =>
    template.includes(kind),
  ) ?? 'other'

/** The messages to the patient. */
export function Messages({ messages }: { messages: OpenedBooking['messages'] }) {
  const words = useWords(bookingWords.messages)
  const moment = useMoment()
  return (
    <section className={styles.block}>
      <h3>{words.title}</h3>
      {messages.length === 0 && <p>{words.none}</p>}
      <ul className={styles.lines}>
        {messages.map(({ id, template, channel, at, state }) => {
          const ChannelIcon = channelIcons[channel]
          const { tone, icon } = messageLooks[state]
          return (
            <li key={id}>
              <ChannelIcon />
              <div>
                {words.kinds[kindOf(template)]}
                <small>{moment(at)}</small>
              </div>
              <span className={styles.end}>
                <StateBadge tone={tone} icon={icon}>
                  {words.states[state]}
                </StateBadge>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Audit events: every opening and every change. The patient's page lists them, too. */
export function Looks({ looks }: { looks: OpenedBooking['looks'] }) {
  const words = useWords(bookingWords.looks)
  const moment = useMoment()
  const actions: Record<string, string> = words.actions
  // An entry without a name comes from the patient on the site, or from a job.
  const nameless = (action: string) =>
    ['booked', 'moved', 'cancelled'].includes(action) ? words.patient : words.system
  return (
    <section className={styles.block}>
      <h3>
        {words.title}
        <small>{words.note}</small>
      </h3>
      {looks.length === 0 && <p>{words.none}</p>}
      <ul className={styles.lines}>
        {looks.map(({ at, name, action }) => (
          <li key={`${at}${action}`}>
            <time dateTime={at}>{moment(at)}</time>
            {fill(actions[action] ?? words.actions.other, {
              name: name ? firstNameOf(name) : nameless(action),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
