import { useEffect, useMemo, useRef, useState } from 'react'
import { type FormValues, formValuesFrom, textIn } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/day-time-picker.tsx'
import type { CollectionFormData } from './collection-form-data.ts'
import { pickerDays } from './picker-days.ts'
import { useFreshWindows } from './use-fresh-windows.ts'
import { visitOf } from './visit-values.ts'

const isFree = (days: PickerDay[], slot: string) =>
  days.some(({ groups }) =>
    groups.some(({ times }) => times.some(({ value, taken }) => value === slot && taken === undefined)),
  )

/** The day and the window that are chosen, and what can be. */
export function useVisit(values: FormValues | undefined, { windows, pickerText, texts }: CollectionFormData) {
  const place = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState(textIn(values, 'day'))
  const [slot, setSlot] = useState(textIn(values, 'collectionSlot'))
  const [announcement, setAnnouncement] = useState('')
  const [taken, setTaken] = useState(0)
  const fresh = useFreshWindows(windows)
  const days = useMemo(() => pickerDays(fresh.windows, pickerText), [fresh.windows, pickerText])

  // What was chosen before the script came, or put back by the browser.
  useEffect(() => {
    const chosen = formValuesFrom(new FormData(place.current?.closest('form') ?? undefined))
    if (textIn(chosen, 'day')) setDay(textIn(chosen, 'day'))
    if (textIn(chosen, 'collectionSlot')) setSlot(textIn(chosen, 'collectionSlot'))
  }, [])
  // The button that took another window is gone: the focus goes to the window.
  useEffect(() => {
    if (taken > 0) place.current?.querySelector<HTMLElement>('[name=collectionSlot]:checked')?.focus()
  }, [taken])

  const isChosen = isFree(days, slot)
  return {
    place,
    days,
    day,
    slot: isChosen ? slot : '',
    isGone: slot !== '' && !isChosen,
    announcement,
    refresh: fresh.refresh,
    chooseDay(next: string) {
      setAnnouncement(slot === '' ? '' : texts.dateChanged)
      setDay(next)
      setSlot('')
    },
    chooseSlot(next: string) {
      setAnnouncement('')
      setSlot(next)
    },
    /** One of the windows offered instead of a full one. */
    take(next: string) {
      setAnnouncement('')
      setDay(visitOf(next).day)
      setSlot(next)
      setTaken((count) => count + 1)
    },
  }
}

export type Visit = ReturnType<typeof useVisit>
