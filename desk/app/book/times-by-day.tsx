import { useEffect, useId, useRef } from 'react'
import { dayOf } from '#clinic/time.ts'
import { bookWords } from '#content/desk/book.ts'
import { fill } from '#content/format/fill.ts'
import { useNow } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { clockWords, dayWords, keysOfTimes, type Offer, type TimesState } from './times.tsx'
import styles from './times-by-day.module.css'

type Props = {
  label: string
  times: TimesState
  onSubmit: () => void
  ref: React.RefObject<HTMLDivElement | null>
}

const dayOfTime = ({ at }: Pick<Offer, 'at'>) => dayOf(new Date(at))

/** The days with free times, and the times of the chosen day: by touch, pointer or keys. */
export function TimesByDay({ label, times, onSubmit, ref }: Props) {
  const words = useWords(bookWords)
  const { fitting, chosen, place, typed } = times
  const id = useId()
  const days = [...new Set(fitting.map(dayOfTime))].sort()
  const day = chosen && dayOfTime(chosen)
  const goTo = (to: string | undefined) => {
    const first = fitting.findIndex((time) => dayOfTime(time) === to)
    if (first >= 0) times.choose(first)
  }
  const turn = (by: 1 | -1) => () => goTo(days[days.indexOf(day ?? '') + by])
  const rowBy = (by: 1 | -1) => () => times.step(by * columnsOf(ref.current))
  const steps = {
    ArrowRight: () => times.step(1),
    ArrowLeft: () => times.step(-1),
    ArrowDown: rowBy(1),
    ArrowUp: rowBy(-1),
    PageDown: turn(1),
    PageUp: turn(-1),
  }
  const hasSeveral = new Set(times.all.map((time) => time.doctor)).size > 1
  return (
    <div className={styles.whole}>
      <Days days={days} chosen={day} fitting={fitting} onChoose={goTo} />
      <div
        ref={ref}
        className={styles.times}
        role="listbox"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={chosen ? `${id}-${place}` : undefined}
        onKeyDown={keysOfTimes(times, steps, onSubmit)}
      >
        {fitting.map((time, position) =>
          dayOfTime(time) === day ? (
            <Time
              key={`${time.at}${time.doctor}`}
              id={`${id}-${position}`}
              time={time}
              isChosen={time === chosen}
              showsDoctor={hasSeveral}
              onChoose={() => {
                times.choose(position)
                ref.current?.focus({ preventScroll: true })
              }}
            />
          ) : null,
        )}
      </div>
      {typed && <small className={styles.typed}>{fill(words.typed, { text: typed })}</small>}
    </div>
  )
}

/** How many times stand in one row at this width. */
function columnsOf(list: HTMLElement | null): number {
  const options = [...(list?.children ?? [])] as HTMLElement[]
  return Math.max(1, options.filter(({ offsetTop }) => offsetTop === options[0]!.offsetTop).length)
}

type DaysProps = {
  days: string[]
  chosen: string | undefined
  fitting: readonly Offer[]
  onChoose: (day: string) => void
}

function Days({ days, chosen, fitting, onChoose }: DaysProps) {
  const words = useWords(bookWords)
  const language = useLanguage()
  const now = useNow()
  const strip = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip follows the chosen day
  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (button && strip.current) strip.current.scrollLeft = button.offsetLeft - strip.current.offsetLeft - 16
  }, [chosen])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its own legend line
    <div className={styles.days} role="group" aria-label={words.days} ref={strip}>
      {days.map((day) => {
        const free = fitting.filter((time) => dayOfTime(time) === day)
        return (
          <button
            key={day}
            type="button"
            // The list has keys for the days.
            tabIndex={day === chosen ? 0 : -1}
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
          >
            <b>{dayWords(language, words, free[0]!.at, now)}</b>
            <small>{fill(words.freeCount, { count: free.length })}</small>
          </button>
        )
      })}
    </div>
  )
}

type TimeProps = { id: string; time: Offer; isChosen: boolean; showsDoctor: boolean; onChoose: () => void }

function Time({ id, time, isChosen, showsDoctor, onChoose }: TimeProps) {
  const words = useWords(bookWords)
  const language = useLanguage()
  const { left, of } = time
  // An hour has no doctor: its note says why it comes first.
  const note =
    left !== undefined && of !== undefined
      ? fill(words.placesLeft, { left, of })
      : showsDoctor || !time.doctor
        ? time.with
        : ''
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the list (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={`${styles.time} ${time.isTaken ? styles.taken : ''}`}
      onClick={onChoose}
    >
      <b>{clockWords(language, time)}</b>
      {note && <small>{note}</small>}
      {time.isTaken && <small>{words.above.taken}</small>}
    </div>
  )
}
