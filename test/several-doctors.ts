import type { ClinicFacts } from '#content/clinic/clinic-facts.ts'
import { facts } from '#content/facts.ts'

/** A clinic with several choices, whichever clinic the tests run for: three doctors, three lengths of visit. */
const doctor = (id: string, department: 'gynaecology' | 'psychiatry') => ({
  ...facts.doctors[0],
  id,
  slug: id,
  name: { en: `Dr. ${id}`, hi: `डॉ. ${id}` },
  departments: [department] as const,
})
const service = (id: string, department: 'gynaecology' | 'psychiatry', minutes: number) => ({
  id,
  name: { en: `Visit ${id}`, hi: `मुलाक़ात ${id}` },
  department,
  minutes,
})

export const severalDoctors: ClinicFacts = {
  ...facts,
  doctors: [
    doctor('doctor-1', 'gynaecology'),
    doctor('doctor-2', 'gynaecology'),
    doctor('doctor-3', 'psychiatry'),
  ],
  services: [
    service('visit-1', 'gynaecology', 30),
    service('visit-2', 'gynaecology', 15),
    service('visit-3', 'psychiatry', 45),
  ],
}
