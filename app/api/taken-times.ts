import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { doctorsOf } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'

/**
 * Whether taken times are listed with their end and their doctor. A beginning alone says what is taken only of one
 * doctor whose visits are as long as a step of the clinic's times.
 */
export const hasEnds = ([first, ...others]: readonly Doctor[]): boolean =>
  others.length > 0 ||
  facts.services.some(
    (service) =>
      doctorsOf(service).some(({ id }) => id === first?.id) && service.minutes !== facts.slotMinutes,
  )
