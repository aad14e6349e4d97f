import { useRef } from 'react'
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
import styles from './book-dialog.module.css'
import { type KnownCallerOptions, useKnownCaller } from './use-known-caller.ts'

type Props = KnownCallerOptions & {
  label: string
  onType: (text: string) => void
  onNew: () => void
}

/** People who were here before, by the end of the number or the name. */
export function KnownCaller(props: Props) {
  const { label, text, onType, chosen, onChoose, onNew } = props
  const words = useWords(bookWords)
  const { tooMany } = useWords(deskWords.find)
  const list = useRef<HTMLFieldSetElement>(null)
  const { callers, count, wait, place, onKeyDown, onListKeyDown, reset } = useKnownCaller(list, props)
  return (
    <div className={styles.who}>
      <Field
        hasFirstFocus
        label={label}
        hint={<KeysInText>{count > 1 ? words.severalHint : words.whoHint}</KeysInText>}
        value={text}
        onChange={(value) => {
          onType(value)
          reset()
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
