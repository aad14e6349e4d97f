import { useEffect, useRef } from 'react'
import { bookWords } from '#content/desk/book.ts'
import { bookingWords } from '#content/desk/booking.ts'
import { deskWords } from '#content/desk/common.ts'
import { todayWords } from '#content/desk/today.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import type { FreeTime } from '../../contract/book.ts'
import type { WorkRow } from '../../contract/work-row.ts'
import { momentWords, type Offer, useTimes } from '../book/times.tsx'
import { TimesByDay } from '../book/times-by-day.tsx'
import { useFreeHours, useOpenTimes } from '../book/use-book.ts'
import { currentTime, useNow } from '../clock.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { giveCommand } from '../live/give-command.ts'
import { Private } from '../privacy.tsx'
import { momentIn } from '../today/row-words.ts'
import type { Asking } from '../today/use-verbs.ts'
import { Button } from '../ui/button.tsx'
import { ContactRule } from '../ui/contact-rule.tsx'
import { Emphasis, withoutStars } from '../ui/emphasis.tsx'
import { KeysInText } from '../ui/keys-in-text.tsx'
import { Option } from '../ui/option.tsx'
import { Panel } from '../ui/panel.tsx'

/** The new time, and the doctor where one is named. Empty text: as it was requested. */
export type NewPlace = { to: string; doctor?: string }

type Props = {
  asking: Asking
  onClose: () => void
  /** Filters the free times: those that are about to be closed are not offered. */
  isOffered?: (offer: Offer) => boolean
  /** Called instead of the command on the row. */
  onMove?: (row: WorkRow, place: NewPlace) => void
}

/** What a verb asks first: the new time, or the other doctor. */
export const MovePanel = (props: Props) =>
  props.asking.verb === 'hand-over' ? <OtherDoctor {...props} /> : <NewTime {...props} />

function NewTime({ asking: { row, verb }, onClose, isOffered = () => true, onMove }: Props) {
  const words = useWords(bookingWords.move)
  const book = useWords(bookWords)
  const { close } = useWords(deskWords)
  const { done } = useWords(todayWords)
  const language = useLanguage()
  const now = useNow()
  const list = useRef<HTMLDivElement>(null)
  const { offers, isLoading } = useOffers(row)
  const isAgreeing = verb === 'agree-time'
  // The requested time comes first. It needs no free place: the clinic accepts it as it is.
  const asked: Offer[] = isAgreeing && row.at ? [{ at: row.at, doctor: '', with: words.asAsked }] : []
  const times = useTimes([...asked, ...offers.filter((offer) => offer.at !== row.at && isOffered(offer))])
  const when = times.chosen ? momentWords(language, book, times.chosen, now) : '–'
  const submit = () => {
    if (!times.chosen) return
    const { at, doctor } = times.chosen
    const place: NewPlace = { to: at, ...(doctor && { doctor }) }
    const said = { text: done[verb], name: row.name, when }
    if (onMove) onMove(row, place)
    else if (isAgreeing) void giveCommand(row, 'agree-time', { body: at === row.at ? {} : place, said })
    else void giveCommand(row, 'move', { body: place, said })
    onClose()
  }
  useKeys({ close: onClose })
  useEffect(() => list.current?.focus(), [])
  const present = row.at && { at: row.at, ...(row.until && { until: row.until }) }
  return (
    <Panel
      title={<Emphasis>{isAgreeing ? words.agree : words.title}</Emphasis>}
      subtitle={
        <>
          <Private>{row.name}</Private>
          {present && ` · ${fill(words.from, { when: momentWords(language, book, present, now) })}`}
        </>
      }
      about={row.id}
      closeLabel={close}
      onClose={onClose}
      footer={
        <Button kind="primary" keyCap="↵" isDisabled={!times.chosen} onClick={submit}>
          {fill(isAgreeing ? words.submitAgree : words.submit, { when })}
        </Button>
      }
    >
      <ContactRule reach={row.reach} />
      <TimesByDay
        ref={list}
        label={withoutStars(isAgreeing ? words.agree : words.title)}
        times={times}
        onSubmit={submit}
      />
      {!isLoading && times.fitting.length === 0 && <p>{words.none}</p>}
      <p className="pc-only">
        <KeysInText>{words.hint}</KeysInText>
      </p>
    </Panel>
  )
}

/** Doctors' times for a visit; hours with room for the other kinds. The next one first. */
function useOffers({ kind, with: initials }: WorkRow): { offers: readonly Offer[]; isLoading: boolean } {
  const isVisit = kind === 'appointment'
  const times = useOpenTimes(isVisit)
  const hours = useFreeHours(kind === 'home-collection' || kind === 'lab-test' ? kind : null)
  if (isVisit) return { offers: ownDoctorFirst(times.free, initials), isLoading: times.isLoading }
  const offers = hours.hours.map((hour) => ({ ...hour, doctor: '', with: '' }))
  return { offers, isLoading: hours.isLoading }
}

/** The doctor of the visit first; D chooses another one. */
const ownDoctorFirst = (free: readonly FreeTime[], initials: string | null): FreeTime[] => [
  ...free.filter((time) => time.with === initials),
  ...free.filter((time) => time.with !== initials),
]

function OtherDoctor({ asking: { row }, onClose }: Props) {
  const words = useWords(bookingWords.move)
  const { close } = useWords(deskWords)
  const { done } = useWords(todayWords)
  const language = useLanguage()
  const others = facts.doctors.filter(({ initials }) => initials[language] !== row.with).slice(0, 5)
  const give = (doctor: string) => {
    void giveCommand(row, 'hand-over', {
      body: { doctor },
      said: { text: done['hand-over'], name: row.name, when: momentIn(language, row, currentTime()) },
    })
    onClose()
  }
  useKeys({
    close: onClose,
    ...Object.fromEntries(others.map(({ id }, index) => [`digit-${index + 1}`, () => give(id)])),
  })
  return (
    <Panel
      title={<Emphasis>{words.hand}</Emphasis>}
      subtitle={<Private>{row.name}</Private>}
      about={row.id}
      closeLabel={close}
      onClose={onClose}
    >
      {others.map(({ id, name }, index) => (
        <Option key={id} keyCap={[String(index + 1)]} onClick={() => give(id)}>
          {name[language]}
        </Option>
      ))}
    </Panel>
  )
}
