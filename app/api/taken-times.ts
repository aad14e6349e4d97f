import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { doctorsOf } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'

/**
 * Whether taken times are listed with their end and their doctor. A start alone is enough only for one doctor
 * whose visits all last one step of the grid.
 */
export const hasEnds = ([first, ...others]: readonly Doctor[]): boolean =>
  others.length > 0 ||
  facts.services.some(
    (service) =>
      doctorsOf(service).some(({ id }) => id === first?.id) && service.minutes !== facts.slotMinutes,
  )
