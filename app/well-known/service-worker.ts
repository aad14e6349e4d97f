import { createHash } from 'node:crypto'
import { facts } from '#content/facts.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/service-worker.ts'
import off from './service-worker-off.js?raw'
import on from './service-worker-on.js?raw'

/** A change of the facts, such as a phone number, changes the worker, which then caches the offline page again. */
const version = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 8)
const withoutComments = (script: string) => script.replaceAll(/^\s*\/\/.*\n/gm, '')

const scripts = { on: withoutComments(on).replace('VERSION', version), off: withoutComments(off) }

/** With OFFLINE_PAGE=false it unregisters itself in browsers that have it. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(context.get(siteContext).offlinePage ? scripts.on : scripts.off, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
