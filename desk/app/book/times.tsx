import { useId, useState } from 'react'
import { addDays, dayOf } from '#clinic/time.ts'
import { bookWords } from '#content/desk/book.ts'
import { fill } from '#content/format/fill.ts'
import type { In, Language } from '#content/language.ts'
import Check from '~icons/ph/check'
import type { FreeHour, FreeTime } from '../../contract/book.ts'
import { shortDateIn, timeIn, useNow, windowIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { narrowTimes, typedWith } from './narrow-times.ts'
import styles from './times.module.css'

const SHOWN = 4

/** A doctor's time, or an hour with room for a collection or a test. */
export type Offer = FreeTime & Partial<Omit<FreeHour, 'at'>> & { isTaken?: boolean }

type BookWords = In<typeof bookWords>

/** 12:20, or 8–9. */
export const clockWords = (language: Language, { at, until }: Pick<Offer, 'at' | 'until'>) =>
  until ? windowIn(language, at, until) : timeIn(language, at)

export function dayWords(language: Language, words: BookWords, at: string, now: Date): string {
  const day = dayOf(new Date(at))
  const today = dayOf(now)
  if (day === today) return words.day.today
  return day === addDays(today, 1) ? words.day.tomorrow : shortDateIn(language, at)
}

/** Today, 12:20. */
export const momentWords = (
  language: Language,
  words: BookWords,
  moment: Pick<Offer, 'at' | 'until'>,
  now: Date,
): string =>
  fill(words.moment, {
    day: dayWords(language, words, moment.at, now),
    time: clockWords(language, moment),
  })

/** The chosen time: the next free one until somebody types or uses the arrows. */
export function useTimes(times: readonly Offer[]) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const fitting = narrowTimes(times, typed)
  const chosen = fitting[Math.min(place, fitting.length - 1)]
  const type = (key: string) => {
    setTyped(typedWith(times, typed, key))
    setPlace(0)
  }
  const step = (by: number) => setPlace((at) => Math.max(0, Math.min(fitting.length - 1, at + by)))
  /** The same time, or the next one, with another doctor. */
  const otherDoctor = () => {
    if (!chosen) return
    const others = fitting.filter(({ doctor }) => doctor !== chosen.doctor)
    const next = others.find(({ at }) => at >= chosen.at) ?? others[0]
    if (next) setPlace(fitting.indexOf(next))
  }
  const clear = () => {
    setTyped('')
    setPlace(0)
  }
  return { all: times, fitting, chosen, place, typed, type, step, otherDoctor, clear, choose: setPlace }
}

export type TimesState = ReturnType<typeof useTimes>

/** Arrows, digits for a clock time, letters for a day, D for the other doctor. */
export const keysOfTimes =
  (times: TimesState, steps: Partial<Record<string, () => void>>, onSubmit: () => void) =>
  (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = steps[event.key]
    const figure = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
    if (step) step()
    else if (event.key === 'Enter') onSubmit()
    else if (event.key === 'Backspace') times.clear()
    else if (letter === 'D' && times.typed === '') times.otherDoctor()
    else if (figure ?? letter) times.type((figure ?? letter)!)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

type Props = {
  label: string
  times: TimesState
  /** Beside the first one: "next free". */
  firstNote?: string | undefined
  onSubmit: () => void
  ref?: React.Ref<HTMLDivElement>
}

/** Free times to choose from, the next four in view. */
export function Times({ label, times, firstNote, onSubmit, ref }: Props) {
  const words = useWords(bookWords)
  const language = useLanguage()
  const now = useNow()
  const id = useId()
  const { fitting, place, typed } = times
  const from = Math.max(0, Math.min(place - 1, fitting.length - SHOWN))
  const by = (count: number) => () => times.step(count)
  const steps = {
    ArrowDown: by(1),
    ArrowUp: by(-1),
    ArrowRight: by(1),
    ArrowLeft: by(-1),
    PageDown: by(SHOWN),
    PageUp: by(-SHOWN),
  }
  return (
    <div
      ref={ref}
      className={styles.times}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={times.chosen ? `${id}-${place}` : undefined}
      onKeyDown={keysOfTimes(times, steps, onSubmit)}
    >
      {fitting.slice(from, from + SHOWN).map((time, index) => {
        const position = from + index
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the list (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
          <div
            key={`${time.at}${time.with}`}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === place}
            className={`${styles.time} ${time.isTaken ? styles.taken : ''}`}
            onClick={() => times.choose(position)}
          >
            <b>{momentWords(language, words, time, now)}</b>
            <small>
              {[time.with, time.isTaken && words.above.taken, position === 0 && typed === '' && firstNote]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {position === place && <Check />}
          </div>
        )
      })}
      {typed && <small className={styles.typed}>{fill(words.typed, { text: typed })}</small>}
    </div>
  )
}
