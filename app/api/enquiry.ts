import { enquiryDoor } from '../contact/enquiry-door.ts'
import type { Route } from './+types/enquiry.ts'
import { receive, refuseMethod } from './receive.ts'

export const action = (args: Route.ActionArgs) =>
  receive(args, async (site, language) => enquiryDoor(site, language))

export const loader = () => refuseMethod('POST')
