import { noSuchPage } from '../not-found.ts'
import type { Route } from './+types/not-found.ts'

/** Every path without a route. The layout renders the page (app/pages/not-found-view.tsx). */
export function loader(args: Route.LoaderArgs) {
  throw noSuchPage(args)
}

export default function NotFound() {
  return null
}
