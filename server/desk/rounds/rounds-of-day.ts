import { sql } from 'kysely'
import { initialsOf, shortName } from '#clinic/desk/short-name.ts'
import { type Payment, type StopOutcome, shiftEndsAt } from '#clinic/round.ts'
import type { Day } from '#clinic/time.ts'
import { recordAudits, type Staff } from '../../bookings/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { printedStop, roundStop } from './describe-stop.ts'
import { findStops, spanOf } from './find-stops.ts'
import { findPhlebotomists } from './phlebotomists.ts'

/** All rounds of a day for reception, which assigns them and counts the money. */
export async function readRounds(db: Database, vault: Vault, day: Day) {
  const [stops, conflicts, phlebotomists, shifts, money] = await Promise.all([
    findStops(db, vault, day),
    findConflicts(db, vault),
    findPhlebotomists(db),
    db.selectFrom('round_shifts').selectAll().where('day', '=', day).execute(),
    countMoney(db, day),
  ])
  return {
    day,
    stops: stops.map(roundStop),
    conflicts,
    rounds: phlebotomists.map(({ id, name }) => {
      const shift = shifts.find(({ staff_id }) => staff_id === id)
      const { staffId: _, ...rupees } = money.find(({ staffId }) => staffId === id) ?? {
        ...none,
        staffId: id,
      }
      return {
        staffId: id,
        name,
        initials: initialsOf(name),
        shift: shift
          ? { startedAt: shift.started_at.toISOString(), endedAt: shift.ended_at?.toISOString() ?? null }
          : null,
        money: rupees,
      }
    }),
  }
}

const none = { cash: 0, upi: 0, handedOver: 0, received: 0 }

/** The money taken at homes, conflicts and refused outcomes included: it exists, whatever the state of the booking. */
async function countMoney(db: Database, day: Day) {
  const { from, until } = spanOf(day)
  const { rows } = await sql<typeof none & { staffId: string }>`
    select staff_id as "staffId",
      coalesce(sum(rupees) filter (where what = 'cash'), 0)::int as cash,
      coalesce(sum(rupees) filter (where what = 'upi'), 0)::int as upi,
      coalesce(sum(rupees) filter (where what = 'handed-over'), 0)::int as "handedOver",
      coalesce(sum(rupees) filter (where what = 'received'), 0)::int as received
    from (
      select staff_id, payment as what, rupees from round_outcomes where at >= ${from} and at < ${until}
      union all
      select staff_id, payment, rupees from round_refusals where at >= ${from} and at < ${until}
      union all
      select staff_id, entry, rupees from round_money where day = ${day} and taken_back_at is null
    ) entries
    group by staff_id`.execute(db)
  return rows
}

type OpenOutcome = {
  id: string
  bookingId: string | null
  reference: string | null
  staffId: string
  outcome: StopOutcome | null
  at: Date
  payment: Payment
  rupees: number
  conflict: 'cancelled' | 'moved' | 'recorded' | 'erased' | 'refused'
  sealed: Buffer | null
  key_id: string | null
  isOtherwise: boolean | null
}

/** Late or refused outcomes that are not settled yet, of any day. */
async function findConflicts(db: Database, vault: Vault) {
  const { rows } = await sql<OpenOutcome>`
    select open.id, booking_id as "bookingId", reference, staff_id as "staffId", outcome, at, payment, rupees, conflict,
      sealed, key_id, kind = 'home-collection' and state <> 'attended' as "isOtherwise"
    from (
      select id, booking_id, staff_id, outcome, at, payment, rupees, received_at, conflict
      from round_outcomes where conflict is not null and settled_at is null
      union all
      select id, booking_id, staff_id, outcome, at, payment, rupees, received_at, 'refused'
      from round_refusals where settled_at is null
    ) open
    left join bookings on bookings.id = booking_id
    order by received_at`.execute(db)
  return rows.map(({ sealed, key_id, at, isOtherwise, ...row }) => ({
    ...row,
    mayCount: row.outcome === 'taken' && sealed !== null && isOtherwise === true,
    at: at.toISOString(),
    name: sealed && key_id ? shortName(nameOf(vault, row, { sealed, key_id })) : '',
  }))
}

const nameOf = (
  vault: Vault,
  { bookingId, reference }: { bookingId: string | null; reference: string | null },
  sealed: { sealed: Buffer; key_id: string },
) => vault.openListed({ id: bookingId!, reference: reference! }, sealed).name

/** The paper sheet of one round. It has addresses, so printing is recorded for each booking. */
export async function printRound(
  db: Database,
  vault: Vault,
  { day, staffId }: { day: Day; staffId: string },
  { staff, ...given }: Pick<Context, 'id'> & { staff: Staff },
) {
  const stops = await findStops(db, vault, day, { staffId })
  await db.transaction().execute((trx) =>
    recordAudits(
      trx,
      given,
      staff,
      'printed',
      stops.map(({ bookingId }) => bookingId),
    ),
  )
  const phlebotomist = (await findPhlebotomists(db)).find(({ id }) => id === staffId)
  return {
    day,
    initials: initialsOf(phlebotomist?.name ?? ''),
    printedBy: staff.name,
    endsAt: shiftEndsAt(day).toISOString(),
    stops: stops.map(printedStop),
  }
}
