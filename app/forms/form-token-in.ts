import type { RouterContextProvider } from 'react-router'
import type { Form } from '#clinic/booking.ts'
import { tokenPlace } from '#server/http/build-placeholders.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { givenBy } from '#server/platform/context.ts'
import { requestContext, siteContext } from '../context.ts'

/** The form token of this request; on a shared page, the placeholder that the server fills in. */
export function formTokenIn(context: Readonly<RouterContextProvider>, form: Form): string {
  if (context.get(requestContext)?.isShared) return tokenPlace(form)
  const site = context.get(siteContext)
  return issueFormToken(site.secret, form, givenBy(site))
}
