import { useEffect, useMemo, useRef, useState } from 'react'
import { type FormValues, formValuesFrom, textIn } from '../forms/form-values.ts'
import type { PickerDay, PickerTime } from '../forms/picker/picker-types.ts'
import { type HourPickerText, type HourState, pickerDays } from './picker-days.ts'
import { useFreshHours } from './use-fresh-hours.ts'

type Offer = {
  hours: HourState[]
  text: HourPickerText
  /** Where the hours are refetched; null where none can be full. */
  hoursUrl: string | null
  /** Announced when another day clears the chosen hour. */
  dateChanged: string
}

const timesOf = ({ groups }: PickerDay) => groups.flatMap(({ times }) => times)
const isFree = ({ taken }: PickerTime) => taken === undefined

/** The chosen day and hour, and the ones to choose from. It opens on the first day with a free hour. */
export function useVisit(values: FormValues | undefined, { hours, text, hoursUrl, dateChanged }: Offer) {
  const place = useRef<HTMLDivElement>(null)
  const [chosenDay, setDay] = useState(textIn(values, 'day'))
  const [slot, setSlot] = useState(textIn(values, 'slot'))
  const [announcement, setAnnouncement] = useState('')
  const [taken, setTaken] = useState(0)
  const fresh = useFreshHours(hours, hoursUrl)
  const days = useMemo(() => pickerDays(fresh.hours, text), [fresh.hours, text])

  // Chosen before the script loaded, or restored by the browser.
  useEffect(() => {
    const chosen = formValuesFrom(new FormData(place.current?.closest('form') ?? undefined))
    if (textIn(chosen, 'day')) setDay(textIn(chosen, 'day'))
    if (textIn(chosen, 'slot')) setSlot(textIn(chosen, 'slot'))
  }, [])
  // The pressed button is gone: the focus goes to the hour.
  useEffect(() => {
    if (taken > 0) place.current?.querySelector<HTMLElement>('[name=slot]:checked')?.focus()
  }, [taken])

  const dayIn = (candidates: PickerDay[]) => candidates.find((candidate) => candidate.day === chosenDay)
  const day = dayIn(days) ?? days.find(({ free }) => free > 0) ?? days[0]
  const time = day && timesOf(day).find(({ value, taken: why }) => value === slot && why === undefined)
  return {
    place,
    days,
    day: day?.day ?? '',
    slot: time?.value ?? '',
    /** The chosen hour in words: 7–8 am. */
    at: time?.at ?? '',
    isGone: slot !== '' && !days.flatMap(timesOf).some((other) => other.value === slot && isFree(other)),
    announcement,
    refresh: fresh.refresh,
    chooseDay(next: string) {
      setAnnouncement(slot === '' ? '' : dateChanged)
      setDay(next)
      setSlot('')
    },
    chooseSlot(next: string) {
      setAnnouncement('')
      setSlot(next)
    },
    /** Takes one of the offered hours in place of a full one. */
    take(next: string) {
      setAnnouncement('')
      setDay(next.slice(0, 10))
      setSlot(next)
      setTaken((count) => count + 1)
    },
  }
}

export type Visit = ReturnType<typeof useVisit>
