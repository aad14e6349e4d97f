import { siteContext } from '../context.ts'
import type { Route } from './+types/service-worker.ts'
import off from './service-worker-off.js?raw'
import on from './service-worker-on.js?raw'

/** Switched off by the setting OFFLINE_PAGE: then browsers that have one are told to drop it. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(context.get(siteContext).offlinePage ? on : off, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
