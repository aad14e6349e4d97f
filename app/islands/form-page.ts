/** What every page with a form fetches besides its form: one file, requested with the page's script (island.tsx). */
export { enhance as goBack } from '../enhance/go-back.ts'
export { hydrateWhenNeeded } from './hydrate-when-needed.ts'
