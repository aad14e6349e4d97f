import type { RoleCalls, StreamCalls } from '../contract/calls.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Complete } from '../http/same-shape.ts'
import { answersEndpoints } from './answers.ts'
import { bookEndpoints } from './book.ts'
import { bookingEndpoints } from './booking.ts'
import { calendarEndpoints } from './calendar.ts'
import { commandEndpoints } from './commands.ts'
import { meEndpoints } from './me.ts'
import { ownerEndpoints } from './owner.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { pricesEndpoints } from './prices.ts'
import { roundsEndpoints } from './rounds.ts'
import { searchEndpoints } from './search.ts'
import { staffEndpoints } from './staff.ts'
import { textsEndpoints } from './texts.ts'
import { todayEndpoints } from './today.ts'

const listed = [
  ...answersEndpoints,
  ...bookEndpoints,
  ...bookingEndpoints,
  ...commandEndpoints,
  ...meEndpoints,
  ...passkeyEndpoints,
  ...todayEndpoints,
  ...calendarEndpoints,
  ...ownerEndpoints,
  ...pricesEndpoints,
  ...roundsEndpoints,
  ...searchEndpoints,
  ...staffEndpoints,
  ...textsEndpoints,
]

/** Calls of the table without an endpoint. */
type Unanswered = Exclude<keyof (RoleCalls & StreamCalls), (typeof listed)[number]['key']>

/** Every endpoint of the desk. A call that is not in this list does not exist. */
export const endpoints: Complete<readonly Endpoint[], Unanswered> = listed
