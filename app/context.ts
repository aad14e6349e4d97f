import { createContext, type RouterContextProvider } from 'react-router'
import type { RequestInfo } from '#server/http/http.ts'
import type { Site } from '#server/site.ts'

/** Where loaders and actions find the world. Prerendered pages are made without it. */
export const siteContext = createContext<Site>()
export const requestContext = createContext<RequestInfo | null>(null)

/** Whom a request comes from, as far as anyone can know. */
export const senderOf = (context: Readonly<RouterContextProvider>) => {
  const { source = 'unknown', network = 'unknown' } = context.get(requestContext) ?? {}
  return { source, network }
}
