import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { Site } from '#server/site.ts'
import { requestContext, siteContext } from './context.ts'
import { foundHtml } from './search/found-html.tsx'
import { createFindShared as create } from './shared-answers.ts'

const createFindShared = (site: Site) => create(site, foundHtml)

// For server.ts: the context keys must be the same objects that the pages use.
export { createFindShared, requestContext, siteContext }

export const streamTimeout = 5_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // An unknown path or a wrong method is the client's mistake: not logged as an error.
  if (isRouteErrorResponse(error) && error.status < 500) return
  const requestId = context.get(requestContext)?.requestId
  try {
    context.get(siteContext).log.error({ event: 'page.error', requestId, error })
  } catch {
    // Without a site this is prerendering: the error must stop the build.
    throw error
  }
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const isBuild = context.get(requestContext) === null
  const whenReady = isBuild || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise<Response>((resolve, reject) => {
    const late = setTimeout(() => abort(), streamTimeout + 1000)
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      [whenReady]() {
        const body = new PassThrough({
          final(done) {
            clearTimeout(late)
            done()
          },
        })
        pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      },
      onShellError: reject,
    })
  })
}
