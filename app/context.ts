import { createContext, type RouterContextProvider } from 'react-router'
import type { RequestInfo } from '#server/http/http.ts'
import type { Site } from '#server/site.ts'

/** The services of loaders and actions. Not set while pages are prerendered. */
export const siteContext = createContext<Site>()
export const requestContext = createContext<RequestInfo | null>(null)

/** The source and network of a request, for rate limits. */
export const senderOf = (context: Readonly<RouterContextProvider>) => {
  const { source = 'unknown', network = 'unknown' } = context.get(requestContext) ?? {}
  return { source, network }
}
