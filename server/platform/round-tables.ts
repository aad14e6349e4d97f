import type { Generated } from 'kysely'
import type { Payment, Settlement, StopOutcome } from '#clinic/round.ts'

/** The phlebotomist of a home collection at this time. */
type RoundStops = {
  booking_id: string
  starts_at: Date
  staff_id: string
  position: number
  assigned_at: Date
  read_at: Date | null
  withdrawn_at: Date | null
}

type RoundOutcomes = {
  id: string
  booking_id: string
  starts_at: Date
  staff_id: string
  outcome: StopOutcome
  at: Date
  received_at: Generated<Date>
  payment: Payment
  rupees: number
  /** Why the outcome changed nothing. */
  conflict: 'cancelled' | 'moved' | 'recorded' | 'erased' | null
  settled_at: Date | null
  settled_by: string | null
  settled_as: Settlement | null
}

/** An entry that a phone recorded and the desk refused. */
type RoundRefusals = {
  id: string
  staff_id: string
  command: string
  reason: string
  booking_id: string | null
  outcome: StopOutcome | null
  payment: Payment
  rupees: number
  at: Date
  received_at: Generated<Date>
  settled_at: Date | null
  settled_by: string | null
  settled_as: Settlement | null
}

type RoundShifts = {
  staff_id: string
  day: string
  started_at: Date
  ended_at: Date | null
  last_ended_at: Date | null
}

type RoundMoney = {
  id: string
  staff_id: string
  day: string
  entry: 'handed-over' | 'received'
  rupees: number
  at: Generated<Date>
  by_name: string
  taken_back_at: Generated<Date | null>
}

/** The tables of the rounds (db/migrations/0013_rounds.sql, 0024_what_the_desk_refused.sql, 0025_how_a_result_was_settled.sql). */
export type RoundTables = {
  round_stops: RoundStops
  round_outcomes: RoundOutcomes
  round_refusals: RoundRefusals
  round_shifts: RoundShifts
  round_money: RoundMoney
}
