import { collectionHandler } from '../home-collection/collection-handler.ts'
import type { Route } from './+types/home-collection-booking.ts'
import { receive, refuseMethod } from './receive.ts'

export const action = (args: Route.ActionArgs) =>
  receive(args, async (site, language) => collectionHandler(site, language))

export const loader = () => refuseMethod('POST')
