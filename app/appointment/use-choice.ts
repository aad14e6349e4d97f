import { useEffect, useState } from 'react'
import type { VisitChoice } from '#content/clinic/visits.ts'
import { fill } from '#content/format/fill.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import { useFreshDays } from '../forms/picker/use-fresh-days.ts'
import type { AppointmentFormData } from './appointment-data.ts'
import { findFree, firstFree } from './free-times.ts'

type First = { days: PickerDay[]; day: string; time: string; visit: VisitChoice }

/** The choice as the body of a request. */
const bodyFor = ({ service, doctor }: VisitChoice) =>
  String(new URLSearchParams({ service: service ?? '', doctor: doctor ?? '' }))

/** The chosen day and time: kept in step with the free times, and announced. */
export function useChoice(
  form: AppointmentFormData,
  first: First,
  place: React.RefObject<HTMLElement | null>,
) {
  const [visit, setVisit] = useState(first.visit)
  const { days, isLoading, refresh } = useFreshDays(
    form.timesUrl,
    first.days,
    form.choices.isAsked ? bodyFor(visit) : '',
  )
  const [chosenDay, setDay] = useState(first.day)
  const [chosenTime, setTime] = useState(first.time)
  const [announcement, setAnnouncement] = useState('')
  // The choice from before the script loaded.
  useEffect(() => {
    const chosen = new FormData(place.current?.closest('form') ?? undefined)
    const [day, time] = [chosen.get('day'), chosen.get('dateTime')]
    if (day) setDay(String(day))
    if (time) setTime(String(time))
    const [service, doctor] = [chosen.get('service'), chosen.get('doctor')]
    if (service !== null || doctor)
      setVisit({ service: service ? String(service) : null, doctor: doctor ? String(doctor) : null })
  }, [place])

  // After midnight the first day is over; a time may have been taken while the page was in the background.
  const shown = days.find(({ day }) => day === chosenDay) ?? firstFree(days)?.day ?? days[0]
  const found = findFree(days, chosenTime)
  const isGone = chosenTime !== '' && !found

  return {
    days,
    isLoading,
    refresh,
    visit,
    day: shown?.day ?? '',
    found,
    isGone,
    announcement: isGone ? form.announcements.timeGone : isLoading ? '' : announcement,
    /** Another doctor or another visit has other times. */
    chooseVisit(next: VisitChoice) {
      setVisit(next)
      setTime('')
      setAnnouncement(form.choices.changed)
    },
    chooseDay(next: PickerDay) {
      setAnnouncement(chosenTime === '' ? '' : form.announcements.dateChanged)
      setTime('')
      setDay(next.day)
    },
    chooseTime(value: string) {
      const next = findFree(days, value)
      setTime(value)
      if (!next) return
      setDay(next.day.day)
      setAnnouncement(fill(form.announcements.timeSelected, { when: next.time.when }))
    },
  }
}

export type Choice = ReturnType<typeof useChoice>
