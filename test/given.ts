import { createContext, type Given, givenBy } from '#server/platform/context.ts'

const context = createContext()

/** The context of a request or a job at this time; its ids are new ones. */
export const givenAt = (now: Date): Given => ({ ...givenBy(context), now })
