import { z } from 'zod'
import { openBookingAtDesk } from '#server/desk/booking/open-booking.ts'
import { showNumber } from '#server/desk/booking/show-number.ts'
import { readRows } from '#server/desk/work-list/work-list.ts'
import { givenBy } from '#server/platform/context.ts'
import { numberReasons, type ShownNumber } from '../contract/opened-booking.ts'
import { actorOf } from '../http/actor.ts'
import { type DeskContext, endpoint, Refusal } from '../http/endpoint.ts'
import { countOpened } from '../http/opened.ts'

const servicesOf = (context: DeskContext) => ({
  ...givenBy(context),
  db: context.db,
  vault: context.vault,
  staff: actorOf(context.staff),
})

/** The screen hides the number again after that. */
const HIDE_AFTER_SECONDS = 30

const numberOf = z.object({ id: z.uuid(), reason: z.enum(numberReasons).optional() })

export const bookingEndpoints = [
  endpoint('GET /api/booking', {
    roles: ['receptionist', 'doctor'],
    input: z.object({ id: z.uuid() }),
    run: async (context, { id }) => {
      await countOpened(context, 'bookings')
      const opened = await openBookingAtDesk(servicesOf(context), context.staff, id)
      if (!opened) throw new Refusal('not-found', { status: 404 })
      return opened
    },
  }),
  endpoint('POST /api/booking/number', {
    roles: ['receptionist', 'doctor'],
    input: numberOf,
    run: async (context, { id, reason }): Promise<ShownNumber> => {
      const services = servicesOf(context)
      const { rows } = await readRows(services, context.staff, [id])
      if (rows.length === 0) throw new Refusal('not-found', { status: 404 })
      await countOpened(context, 'numbers')
      const shown = await showNumber(services, id, reason ?? null)
      if (shown.ok) return { phone: shown.phone, hideAfterSeconds: HIDE_AFTER_SECONDS }
      throw new Refusal(shown.reason, {
        details: 'opensAt' in shown ? { opensAt: shown.opensAt } : undefined,
      })
    },
  }),
]
