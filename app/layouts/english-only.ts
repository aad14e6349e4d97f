import { redirect } from 'react-router'
import { switchLanguage } from '../paths.ts'

/** Where a clinic writes English alone: links from before, and those typed by habit, lead to the same page in English. */
export function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  return redirect(switchLanguage(pathname) + search, 301)
}
