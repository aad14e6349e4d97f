import { findBookableLabTest, labTestHandler } from '../pathology/lab-test-handler.ts'
import type { Route } from './+types/lab-test-booking.ts'
import { receive, refuseCall, refuseMethod } from './receive.ts'

export const action = (args: Route.ActionArgs) =>
  receive(args, async (site, language, answers) => {
    const test = await findBookableLabTest(site, answers.test).catch(() => 'away' as const)
    if (test === 'away')
      return refuseCall(503, 'Not booked: the database did not answer. Send the same key again.')
    return test ? labTestHandler(site, language, test) : refuseCall(404, 'There is no such test to book')
  })

export const loader = () => refuseMethod('POST')
