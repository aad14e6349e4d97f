import { useEffect, useState } from 'react'
import { bookWords } from '#content/desk/book.ts'
import { bookingWords } from '#content/desk/booking.ts'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import type { Caller } from '../../contract/book.ts'
import { shortDateIn } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { Field } from '../ui/field.tsx'
import { Option } from '../ui/option.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import { useSearch } from '../use-search.ts'
import styles from './book-dialog.module.css'

type Props = {
  label: string
  chosen: Caller | null
  onChoose: (caller: Caller) => void
  /** Enter once more, before anybody was found: whoever is found first is booked. False: nobody was, and it is off. */
  onHurry: (isHurried: boolean) => void
  onNew: () => void
}

/** Enough to ask for: four figures, or the beginning of a name. */
const isEnough = (text: string) => (/^\d/.test(text) ? text.length >= 4 : text.length >= 3)

/** Whoever has been here before, by the end of the number or the name. */
export function KnownCaller({ label, chosen, onChoose, onHurry, onNew }: Props) {
  const words = useWords(bookWords)
  const { tooMany } = useWords(deskWords.find)
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const [wantsFirst, setWantsFirst] = useState(false)
  const query = text.trim()
  const { found: callers, wait, hasFailed } = useSearch<Caller[]>('/api/book/callers', query, isEnough)
  // Enter was pressed before the answer came.
  useEffect(() => {
    if (!wantsFirst || !(callers || hasFailed)) return
    setWantsFirst(false)
    if (callers?.[0]) onChoose(callers[0])
    else onHurry(false)
  }, [wantsFirst, callers, hasFailed, onChoose, onHurry])
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const last = Math.max(0, (callers?.length ?? 1) - 1)
    if (step) setPlace((at) => Math.max(0, Math.min(last, at + step)))
    // Also when the answer has come in this very moment: the first Enter chooses, this one books.
    else if (event.key === 'Enter' && wantsFirst) onHurry(true)
    else if (event.key === 'Enter' && callers?.[place]) onChoose(callers[place])
    else if (event.key === 'Enter' && isEnough(query)) setWantsFirst(true)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.who}>
      <Field
        hasFirstFocus
        label={label}
        hint={words.whoHint}
        value={text}
        onChange={(value) => {
          setText(value)
          setPlace(0)
          // Whoever goes on typing looks for somebody else.
          setWantsFirst(false)
          onHurry(false)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.callers}>
        {callers?.map((caller, index) => (
          <Option
            key={caller.bookingId}
            isChosen={chosen ? caller.bookingId === chosen.bookingId : index === place}
            keyCap={index === place ? ['↵'] : index === place + 1 ? ['↓'] : []}
            end={<ReachBadge reach={caller.reach} />}
            onClick={() => onChoose(caller)}
          >
            <CallerText caller={caller} />
          </Option>
        ))}
        {callers?.length === 0 && <p role="status">{words.nobody}</p>}
        {wait && <p role="status">{fill(tooMany, { minutes: wait })}</p>}
        {(callers || wait) && (
          <Option keyCap={capsOf('someone-new')} onClick={onNew}>
            {words.someoneNew}
          </Option>
        )}
      </div>
    </div>
  )
}

function CallerText({ caller }: { caller: Caller }) {
  const words = useWords(bookWords)
  const { inEnglish, inHindi } = useWords(bookingWords.visit)
  const language = useLanguage()
  const last = caller.lastAt
    ? fill(words.lastHere, { date: shortDateIn(language, caller.lastAt) })
    : words.known
  return (
    <>
      <Private>{caller.name}</Private>{' '}
      <small>
        <Private>+91 ····· ···{caller.phoneEnd}</Private>
      </small>
      <small className={styles.since}>
        {last} · {caller.language === 'en' ? inEnglish : inHindi}
      </small>
    </>
  )
}
