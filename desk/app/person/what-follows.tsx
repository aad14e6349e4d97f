import type { Corrected } from '#clinic/desk/correct-person.ts'
import { spokenFrom } from '#clinic/desk/spoken-wishes.ts'
import { bookWords } from '#content/desk/book.ts'
import { personWords } from '#content/desk/person.ts'
import { fill } from '#content/format/fill.ts'
import type { OpenedBooking } from '../../contract/opened-booking.ts'
import { useWords } from '../language.ts'
import { languageNames } from '../language-names.ts'
import { Private } from '../privacy.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import styles from './correct-person.module.css'
import type { Typed } from './correction.ts'

type Props = { opened: OpenedBooking; typed: Typed; corrected: readonly Corrected[] }

/** What changes, who gets a message, and who does not. */
export function WhatFollows({ opened, typed, corrected }: Props) {
  const words = useWords(personWords)
  const pairs = usePairs(opened, typed)
  const has = (one: Corrected) => corrected.includes(one)
  const told = [
    ...(has('phone') ? (['family', 'oldPhone', 'link'] as const) : []),
    ...(has('phone') || has('ways') || has('language') ? (['messages'] as const) : []),
    'stays' as const,
    'log' as const,
  ]
  return (
    <section className={styles.follows}>
      <h3>
        <Emphasis>{words.changes.title}</Emphasis>
      </h3>
      <ul role="status">
        {corrected.length === 0 && <li>{words.changes.none}</li>}
        {corrected.map((one) => (
          <li key={one}>
            <Private>{fill(words.changes.fromTo, pairs[one])}</Private>
          </li>
        ))}
      </ul>
      {corrected.length > 0 && (
        <>
          <h3>
            <Emphasis>{words.told.title}</Emphasis>
          </h3>
          <ul>
            {told.map((one) => (
              <li key={one}>
                <b>{words.told[one].title}</b>
                <small>{words.told[one].note}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The old and the new value of each field. */
function usePairs(opened: OpenedBooking, typed: Typed): Record<Corrected, { from: string; to: string }> {
  const book = useWords(bookWords)
  const { several } = useWords(personWords.changes)
  const said = spokenFrom(opened.wishes)
  return {
    name: { from: opened.name, to: typed.name.trim() || '–' },
    phone: { from: `+91 ····· ···${opened.phoneEnd}`, to: typed.phone.trim() },
    language: { from: languageNames[opened.language], to: languageNames[typed.language] },
    call: { from: book.calls[said.call], to: book.calls[typed.call] },
    ways: {
      from: said.write ? book.ways[said.write] : several,
      to: typed.write ? book.ways[typed.write] : several,
    },
  }
}
