import { findOpened } from '#server/bookings/bookings.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { senderOf, siteContext } from '../context.ts'
import { type FormArgs, formJson, wantsJson } from '../forms/form-route.ts'
import { formValuesFrom, textIn } from '../forms/form-values.ts'
import { readForm } from '../forms/read-form.ts'
import { languageOfRequest } from '../paths.ts'
import type { ConfirmationView } from './confirmation.tsx'
import { confirmationView, wishesForm } from './confirmation-view.ts'
import { saveWishes } from './save-wishes.ts'
import { ticketView } from './ticket-view.ts'
import type { WishesResponse } from './wishes-form.tsx'

async function submit({ request, context }: FormArgs) {
  const site = context.get(siteContext)
  const language = languageOfRequest(request)
  const values = formValuesFrom(await readForm(request))
  const saved = await saveWishes({ site, language, source: senderOf(context).source, values })
  return { site, language, saved, confirmation: textIn(values, 'confirmation').slice(0, 400) }
}

/** The way without script: the whole confirmation again, with the code that the page showed. */
export async function wishesAction(
  args: FormArgs,
): Promise<{ status: number; view: ConfirmationView | null }> {
  const { site, language, saved, confirmation } = await submit(args)
  const read = readConfirmationToken(site.vault, confirmation, site.now())
  const booked = saved && read ? await findOpened(site.db, read) : null
  if (!saved || !read || !booked || booked.id !== saved.booking.id) return { status: 410, view: null }
  const { status, wishes, said } = saved
  const shown = { token: confirmation, withCard: read.withCard, wishes: { wishes, said } }
  return { status, view: await confirmationView(site, language, booked, shown) }
}

/** The way with script: the same form at the same URL, answered with the form and the slip. */
export async function wishesMiddleware(args: FormArgs, next: () => Promise<Response>): Promise<Response> {
  if (!wantsJson(args.request)) return next()
  const { site, language, saved, confirmation } = await submit(args)
  const response: WishesResponse = {
    saved: saved && {
      form: wishesForm(site, language, saved.booking, confirmation, saved),
      ticket: ticketView(language, saved.booking, { code: null, now: site.now() }),
    },
  }
  return formJson(response, saved?.status ?? 410)
}
