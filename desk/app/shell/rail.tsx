import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { firstLetter, firstNameOf } from '#clinic/desk/short-name.ts'
import { deskWords } from '#content/desk/common.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import Calendar from '~icons/ph/calendar-blank'
import ChartBar from '~icons/ph/chart-bar'
import Chat from '~icons/ph/chat-circle-text'
import ListChecks from '~icons/ph/list-checks'
import Moped from '~icons/ph/moped'
import { useLanguage, useWords } from '../language.ts'
import { loadLater } from '../load-later.tsx'
import { useMe } from '../session.tsx'
import { Mark } from '../ui/mark.tsx'
import { type Place, pathOf } from './places.ts'
import styles from './rail.module.css'
import { useWaitingAnswers } from './waiting-answers.ts'

export const Account = loadLater(async () => (await import('./account.tsx')).Account)

const icons = { today: ListChecks, calendar: Calendar, answers: Chat, rounds: Moped, owner: ChartBar }

/** On the left on the PC, at the bottom on the phone. The current screen is a lit window. */
export function Rail({ places }: { places: readonly Place[] }) {
  const words = useWords(deskWords)
  const { pathname } = useLocation()
  const waiting = useWaitingAnswers()
  const [isAccountOpen, setAccountOpen] = useState(false)
  const isCurrent = (place: Place) =>
    place === 'today'
      ? pathname === '/' || pathname.startsWith('/booking/')
      : pathname.startsWith(pathOf(place))
  return (
    <>
      <nav className={styles.rail} aria-label={words.places.label}>
        <Mark className={styles.mark} ground="dark" label={facts.clinicShortName[useLanguage()]} />
        {places.map((place) => {
          const Icon = icons[place]
          return (
            <Link
              key={place}
              to={pathOf(place)}
              className={styles.place}
              aria-current={isCurrent(place) ? 'page' : undefined}
            >
              <Icon />
              {place === 'answers' && waiting > 0 && (
                <span className={styles.count}>
                  <span aria-hidden="true">{waiting}</span>
                  <span className="visually-hidden">{fill(words.places.waiting, { count: waiting })}</span>
                </span>
              )}
              <span>{words.places[place]}</span>
            </Link>
          )
        })}
        <Me onOpen={() => setAccountOpen(true)} />
      </nav>
      {/* Outside the rail, whose white words and golden ring are for a dark ground. */}
      {isAccountOpen && <Account onClose={() => setAccountOpen(false)} />}
    </>
  )
}

/** The person who is signed in; opens the account. */
function Me({ onOpen }: { onOpen: () => void }) {
  const name = firstNameOf(useMe().name)
  const words = useWords(deskWords.account)
  return (
    <button type="button" className={styles.me} onClick={onOpen}>
      <i aria-hidden="true">{firstLetter(name)}</i>
      {name}
      <span className="visually-hidden">, {words.label}</span>
    </button>
  )
}
