/** What every page with a form fetches besides its form: one file in place of two. */
export { enhance as goBack } from '../enhance/go-back.ts'
export { hydrateWhenNeeded } from './hydrate-when-needed.ts'
