import { findNamedLabTests } from '../pathology/chosen-lab-tests.ts'
import { labTestHandler } from '../pathology/lab-test-handler.ts'
import type { Route } from './+types/lab-test-booking.ts'
import { receive, refuseCall, refuseMethod } from './receive.ts'

export const action = (args: Route.ActionArgs) =>
  receive(args, async (site, language, answers) => {
    const named = await findNamedLabTests(site, answers.test).catch(() => 'away' as const)
    if (named === 'away')
      return refuseCall(503, 'Not booked: the database did not answer. Send the same key again.')
    return named.bookable.length > 0 && named.areAllBookable
      ? labTestHandler(site, language, named)
      : refuseCall(404, 'There is no such test to book')
  })

export const loader = () => refuseMethod('POST')
