import type { ClinicFacts } from '#content/clinic/clinic-facts.ts'
import { facts } from '#content/facts.ts'

/** A clinic with women's health and tests alone, one session a day, closed on Sundays. */
export const smallClinic: ClinicFacts = {
  ...facts,
  departments: ['gynaecology', 'pathology'],
  sessions: [{ id: 'morning', opens: '09:00', closes: '17:00', weekdays: [1, 2, 3, 4, 5, 6] }],
}

/** A clinic without tests and without any optional page. */
export const visitsOnly: ClinicFacts = { ...smallClinic, departments: ['gynaecology'], pages: [] }
