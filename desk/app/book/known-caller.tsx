import { useEffect, useRef, useState } from 'react'
import { asciiDigits } from '#clinic/phone.ts'
import { bookWords } from '#content/desk/book.ts'
import { bookingWords } from '#content/desk/booking.ts'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import type { Caller } from '../../contract/book.ts'
import { shortDateIn, timeIn } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { Field } from '../ui/field.tsx'
import { KeysInText } from '../ui/keys-in-text.tsx'
import { Option } from '../ui/option.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import { useSearch } from '../use-search.ts'
import styles from './book-dialog.module.css'

type Props = {
  label: string
  /** Held by the dialog, so that it carries over to a new person. */
  text: string
  onType: (text: string) => void
  chosen: Caller | null
  onChoose: (caller: Caller) => void
  /** How many people fit, where more than one does. None is chosen automatically. */
  onSeveral: (count: number) => void
  /** True after a second Enter before the answer: the person who is found gets booked. False when nobody fits. */
  onHurry: (isHurried: boolean) => void
  onNew: () => void
}

/** Enough to search for: four digits, or the beginning of a name. */
const isEnough = (text: string) => (/^\d/.test(asciiDigits(text)) ? text.length >= 4 : text.length >= 3)

const NOBODY = -1

/**
 * People who were here before, by the end of the number or the name. Enter chooses a single match. Where several
 * match, Enter only moves into the list: a digit or an arrow chooses, so that members of a family are never mixed
 * up.
 */
export function KnownCaller(props: Props) {
  const { label, text, onType, chosen, onChoose, onSeveral, onHurry, onNew } = props
  const words = useWords(bookWords)
  const { tooMany } = useWords(deskWords.find)
  const list = useRef<HTMLFieldSetElement>(null)
  const [place, setPlace] = useState(NOBODY)
  const [wantsFirst, setWantsFirst] = useState(false)
  const query = text.trim()
  const { found: callers, wait, hasFailed } = useSearch('/api/book/callers', query, isEnough)
  const count = callers?.length ?? 0
  useEffect(() => onSeveral(count > 1 && !chosen ? count : 0), [count, chosen, onSeveral])
  const goIn = () => {
    if (callers?.length === 1) return onChoose(callers[0]!)
    onHurry(false)
    list.current?.focus()
  }
  const latestGoIn = useRef(goIn)
  latestGoIn.current = goIn
  // Enter was pressed before the answer arrived.
  useEffect(() => {
    if (!wantsFirst || !(callers || hasFailed)) return
    setWantsFirst(false)
    if (callers?.length) latestGoIn.current()
    else onHurry(false)
  }, [wantsFirst, callers, hasFailed, onHurry])
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setPlace((at) => Math.max(0, Math.min(count - 1, at + step)))
    // Also when the answer has just arrived: the first Enter chooses, this one books.
    else if (event.key === 'Enter' && wantsFirst) onHurry(true)
    else if (event.key === 'Enter' && callers?.[place]) onChoose(callers[place])
    else if (event.key === 'Enter' && count > 0) goIn()
    else if (event.key === 'Enter' && isEnough(query)) setWantsFirst(true)
    else return
    event.preventDefault()
  }
  const onListKeyDown = (event: React.KeyboardEvent) => {
    const figure = /^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1]
    const caller = figure && callers?.[Number(figure) - 1]
    if (caller && !event.altKey && !event.ctrlKey) {
      event.preventDefault()
      onChoose(caller)
    } else if (event.target === list.current) onKeyDown(event)
  }
  return (
    <div className={styles.who}>
      <Field
        hasFirstFocus
        label={label}
        hint={<KeysInText>{count > 1 ? words.severalHint : words.whoHint}</KeysInText>}
        value={text}
        onChange={(value) => {
          onType(value)
          setPlace(NOBODY)
          // Further typing means another person.
          setWantsFirst(false)
          onHurry(false)
        }}
        onKeyDown={onKeyDown}
      />
      <fieldset
        className={styles.callers}
        ref={list}
        tabIndex={-1}
        aria-label={words.found}
        onKeyDown={onListKeyDown}
      >
        {callers?.map((caller, index) => (
          <Found key={caller.bookingId} caller={caller} before={callers[index - 1]} hasGroups={count > 1}>
            <Option
              isChosen={chosen ? caller.bookingId === chosen.bookingId : count === 1 || index === place}
              keyCap={count === 1 ? ['↵'] : [String(index + 1)]}
              end={<ReachBadge reach={caller.reach} />}
              onClick={() => onChoose(caller)}
            >
              <CallerText caller={caller} />
            </Option>
          </Found>
        ))}
        {callers?.length === 0 && <p role="status">{words.nobody}</p>}
        {wait && <p role="status">{fill(tooMany, { minutes: wait })}</p>}
      </fieldset>
      {(callers || wait) && (
        <Option keyCap={capsOf('someone-new')} onClick={onNew}>
          {words.someoneNew} <small>{words.carriedOver}</small>
        </Option>
      )}
    </div>
  )
}

type FoundProps = {
  caller: Caller
  before: Caller | undefined
  hasGroups: boolean
  children: React.ReactNode
}

/** Exact names, people on one phone and similar-sounding names stand apart. */
function Found({ caller, before, hasGroups, children }: FoundProps) {
  const { fits } = useWords(bookWords)
  const isFirst = before === undefined || before.fits !== caller.fits
  const title =
    caller.fits === 'number' ? (caller.onPhone > 1 ? fits.samePhone : fits.number) : fits[caller.fits]
  return (
    <>
      {hasGroups && isFirst && <p className={styles.group}>{title}</p>}
      {children}
    </>
  )
}

function CallerText({ caller }: { caller: Caller }) {
  const words = useWords(bookWords)
  const { inEnglish, inHindi } = useWords(bookingWords.visit)
  const language = useLanguage()
  const { lastAt, comingAt } = caller
  const last = lastAt ? fill(words.lastHere, { date: shortDateIn(language, lastAt) }) : words.neverHere
  return (
    <>
      <Private>{caller.name}</Private>{' '}
      <small>
        <Private>+91 ····· ···{caller.phoneEnd}</Private>
      </small>
      <small className={styles.since}>
        {last} · {caller.language === 'en' ? inEnglish : inHindi}
      </small>
      {comingAt && (
        <small className={styles.coming}>
          {fill(words.coming, { when: `${shortDateIn(language, comingAt)}, ${timeIn(language, comingAt)}` })}
        </small>
      )}
    </>
  )
}
