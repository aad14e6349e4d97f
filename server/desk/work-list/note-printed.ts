import { recordAudits, type Staff } from '../../bookings/audit.ts'
import type { Given } from '../../platform/context.ts'
import type { Viewer } from './rows-for.ts'
import { readRows, type Services } from './work-list.ts'

/** Records for every patient on a printed list that it was printed; the patient sees it. */
export async function notePrinted(
  services: Services & Given & { staff: Staff },
  viewer: Viewer,
  bookingIds: readonly string[],
): Promise<void> {
  const { rows } = await readRows(services, viewer, bookingIds)
  const theirs = [...new Set(rows.map(({ bookingId }) => bookingId))]
  await services.db
    .transaction()
    .execute((trx) => recordAudits(trx, services, services.staff, 'printed', theirs))
}
