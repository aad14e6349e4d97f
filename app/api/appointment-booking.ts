import { appointmentHandler } from '../appointment/appointment-handler.ts'
import type { Route } from './+types/appointment-booking.ts'
import { receive, refuseMethod } from './receive.ts'

export const action = (args: Route.ActionArgs) =>
  receive(args, async (site, language) => appointmentHandler(site, language))

export const loader = () => refuseMethod('POST')
