import { enquiryHandler } from '../contact/enquiry-handler.ts'
import type { Route } from './+types/enquiry.ts'
import { receive, refuseMethod } from './receive.ts'

export const action = (args: Route.ActionArgs) =>
  receive(args, async (site, language) => enquiryHandler(site, language))

export const loader = () => refuseMethod('POST')
