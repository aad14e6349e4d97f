import { data } from 'react-router'
import { type Theme, themeCookie } from '#server/http/theme.ts'
import { refuseMethod } from '../api/receive.ts'
import { siteContext } from '../context.ts'
import { noStore } from '../forms/form-route.ts'
import { readForm } from '../forms/read-form.ts'
import type { Route } from './+types/choose-theme.ts'
import { pathOfPage } from './path-of-page.ts'

const choices = new Map<unknown, Theme | undefined>([
  ['device', undefined],
  ['light', 'light'],
  ['dark', 'dark'],
])

/** Sets or deletes the one cookie of the site, and redirects to the page on which it was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  // React Router checks the origin of posts to pages, but not here.
  const origin = request.headers.get('origin')
  if (origin && URL.parse(origin)?.host !== new URL(request.url).host) throw data(null, { status: 403 })
  const form = await readForm(request)
  const choice = form.get('theme')
  if (!choices.has(choice)) throw data(null, { status: 400 })
  const isSecure = context.get(siteContext).publicUrl.startsWith('https:')
  return new Response(null, {
    status: 303,
    headers: {
      location: pathOfPage(form.get('page')),
      'set-cookie': themeCookie(choices.get(choice), isSecure),
      ...noStore,
    },
  })
}

export const loader = () => refuseMethod('POST')
