import { useEffect, useState } from 'react'
import type { VisitChoice } from '#content/clinic/visits.ts'
import { fill } from '#content/format/fill.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import { useFreshDays } from '../forms/picker/use-fresh-days.ts'
import type { AppointmentFormData } from './appointment-data.ts'
import { findFree, firstFree } from './free-times.ts'

type First = { days: PickerDay[]; day: string; time: string; visit: VisitChoice }

/** What the times are asked for with. */
const bodyFor = ({ service, doctor }: VisitChoice) =>
  String(new URLSearchParams({ service: service ?? '', doctor: doctor ?? '' }))

/** The day and the time: chosen, kept true while the page stands, and announced. */
export function useChoice(
  form: AppointmentFormData,
  first: First,
  place: React.RefObject<HTMLElement | null>,
) {
  const [visit, setVisit] = useState(first.visit)
  const { days, refresh } = useFreshDays(
    form.timesUrl,
    first.days,
    form.choices.isAsked ? bodyFor(visit) : '',
  )
  const [chosenDay, setDay] = useState(first.day)
  const [chosenTime, setTime] = useState(first.time)
  const [announcement, setAnnouncement] = useState('')
  // What was chosen before the script came.
  useEffect(() => {
    const chosen = new FormData(place.current?.closest('form') ?? undefined)
    const [day, time] = [chosen.get('day'), chosen.get('dateTime')]
    if (day) setDay(String(day))
    if (time) setTime(String(time))
    const [service, doctor] = [chosen.get('service'), chosen.get('doctor')]
    if (service !== null || doctor)
      setVisit({ service: service ? String(service) : null, doctor: doctor ? String(doctor) : null })
  }, [place])

  // Overnight the first day is over; a time may have gone to someone else while the page was out of sight.
  const shown = days.find(({ day }) => day === chosenDay) ?? firstFree(days)?.day ?? days[0]
  const found = findFree(days, chosenTime)
  const isGone = chosenTime !== '' && !found

  return {
    days,
    refresh,
    visit,
    day: shown?.day ?? '',
    found,
    isGone,
    announcement: isGone ? form.announcements.timeGone : announcement,
    /** The times of another doctor, or for another visit, are others. */
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
