import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { asciiDigits } from '#clinic/phone.ts'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import MagnifyingGlass from '~icons/ph/magnifying-glass'
import type { WorkRow } from '../../contract/work-row.ts'
import { shortDateIn, timeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import { useSearch } from '../use-search.ts'
import styles from './find.module.css'

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void }

/** Finds a booking by the end of its phone number, a name, its reference or token. */
export function Find({ isOpen, onOpen, onClose }: Props) {
  const words = useWords(deskWords.find)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  const { found: answer, wait } = useSearch('/api/find', query, isEnough)
  const found = answer?.rows
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  const close = () => {
    setQuery('')
    setPlace(0)
    input.current?.blur()
    onClose()
  }
  const open = (row: WorkRow | undefined) => {
    if (!row) return
    close()
    navigate(`/booking/${row.bookingId}`)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found) setPlace((place + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') open(found?.[place])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return (
    <div className={`${styles.find} ${isOpen ? styles.open : ''}`}>
      <MagnifyingGlass />
      <input
        ref={input}
        type="search"
        aria-label={words.label}
        aria-keyshortcuts="/"
        placeholder={words.placeholder}
        value={query}
        autoComplete="off"
        role="combobox"
        aria-expanded={found !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={found?.[place] ? `${id}-${place}` : undefined}
        onFocus={onOpen}
        onChange={(event) => {
          setQuery(event.target.value)
          setPlace(0)
        }}
        onBlur={() => query === '' && onClose()}
        onKeyDown={onKeyDown}
      />
      <KeyCap>/</KeyCap>
      {isOpen && (found || wait) && (
        <div className={styles.results}>
          {found && <Results rows={found} id={id} place={place} query={query} onOpen={open} />}
          {wait && <TooMany minutes={wait} />}
        </div>
      )}
    </div>
  )
}

/** A token from its first digit, or the beginning of a name. */
const isEnough = (text: string) => /^\d/.test(asciiDigits(text)) || text.length >= 3

function TooMany({ minutes }: { minutes: number }) {
  const words = useWords(deskWords.find)
  return (
    <div className={styles.nothing} role="status">
      <p>{fill(words.tooMany, { minutes })}</p>
      <small>{words.tooManyHint}</small>
    </div>
  )
}

type ResultsProps = {
  rows: WorkRow[]
  id: string
  place: number
  query: string
  onOpen: (row: WorkRow) => void
}

function Results({ rows, id, place, query, onOpen }: ResultsProps) {
  const words = useWords(deskWords.find)
  const language = useLanguage()
  if (rows.length === 0)
    return (
      <div className={styles.nothing}>
        <p>{fill(/^\d{4}$/.test(query.trim()) ? words.noPhone : words.nothing, { query: query.trim() })}</p>
        <small>{words.lookedThrough}</small>
      </div>
    )
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words.results}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field (aria-activedescendant)
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={row.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === place}
          className={styles.result}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(row)}
        >
          <b>
            <Private>{row.name}</Private>
          </b>
          <small>
            {row.at && `${shortDateIn(language, row.at)}, ${timeIn(language, row.at)} · `}
            {row.reference}
          </small>
          <ReachBadge reach={row.reach} />
        </div>
      ))}
    </div>
  )
}
