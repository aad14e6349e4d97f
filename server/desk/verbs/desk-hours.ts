import type { WeeklyHours } from '#clinic/slots.ts'

/** How far ahead the clinic may agree a time: further than the site offers. */
export const DESK_DAYS = 90

/** The hours of this doctor, as far ahead as the desk books; none for an unknown doctor. */
export const hoursFor = ({ hours }: { hours: readonly WeeklyHours[] }, doctor: string | null) =>
  hours.filter((own) => own.doctor === doctor).map((own) => ({ ...own, days: DESK_DAYS }))
