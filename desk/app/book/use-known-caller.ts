import { type RefObject, useEffect, useRef, useState } from 'react'
import { asciiDigits } from '#clinic/phone.ts'
import type { Caller } from '../../contract/book.ts'
import { useSearch } from '../use-search.ts'

export type KnownCallerOptions = {
  /** Held by the dialog, so that it carries over to a new person. */
  text: string
  chosen: Caller | null
  onChoose: (caller: Caller) => void
  /** How many people fit, where more than one does. None is chosen automatically. */
  onSeveral: (count: number) => void
  /** True after a second Enter before the answer: the person who is found gets booked. False when nobody fits. */
  onHurry: (isHurried: boolean) => void
}

/** Enough to search for: four digits, or the beginning of a name. */
const isEnough = (text: string) => (/^\d/.test(asciiDigits(text)) ? text.length >= 4 : text.length >= 3)

const NOBODY = -1

/**
 * The search for a caller and its keys. Enter chooses a single match. Where several match, Enter only moves into
 * the list: a digit or an arrow chooses, so that members of a family are never mixed up.
 */
export function useKnownCaller(
  list: RefObject<HTMLElement | null>,
  { text, chosen, onChoose, onSeveral, onHurry }: KnownCallerOptions,
) {
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
  /** Further typing means another person. */
  const reset = () => {
    setPlace(NOBODY)
    setWantsFirst(false)
    onHurry(false)
  }
  return { callers, count, wait, place, onKeyDown, onListKeyDown, reset }
}
