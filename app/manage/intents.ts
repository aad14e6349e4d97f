import { readBookingSession } from '#server/bookings/booking-session.ts'
import { textIn } from '../forms/form-values.ts'
import { askCode, giveCode } from './access/code.ts'
import { find } from './access/find.ts'
import { finish } from './access/finish.ts'
import { closed, openBooking } from './access/open-booking.ts'
import { openLink } from './access/open-link.ts'
import { calendar } from './booking/calendar.ts'
import { askCancel, cancel } from './booking/cancel.ts'
import { move, offerTimes } from './booking/move.ts'
import { show } from './booking/show.ts'
import { type ManageReply, type ManageRequest, type OpenedBooking, tooMany } from './manage-request.ts'
import type { CodeNext, Intent } from './manage-view.ts'
import { askComplaint, complain } from './my-data/complain.ts'
import { askContactPreferences, saveContactPreferences } from './my-data/contact-preferences.ts'
import { askErase, erase } from './my-data/erase.ts'
import { stopReminders } from './my-data/reminders.ts'
import { copyData, seeData } from './my-data/see-data.ts'
import { askWithdraw, withdraw } from './my-data/withdraw.ts'

type Answer = ManageReply | Promise<ManageReply>

/** The intents that need no opened booking. */
const outside = { find, link: openLink, finish } satisfies Partial<
  Record<Intent, (request: ManageRequest) => Answer>
>

type Step = {
  run: (opened: OpenedBooking) => Answer
  /** A change: rate limits apply. */
  changes?: true
  /**
   * The link is in messages that others may read: this intent needs the code as well. The step that follows the
   * code.
   */
  needsCode?: CodeNext
}

/** Everything that a patient can do with an opened booking. Nothing changes unless its button says so. */
const steps: Record<Exclude<Intent, keyof typeof outside>, Step> = {
  code: { run: (opened) => giveCode(opened, (next, byCode) => steps[next].run(byCode)) },
  show: { run: (opened) => show(opened) },
  all: { run: (opened) => show(opened), needsCode: 'show' },
  times: { run: offerTimes },
  move: { run: move, changes: true },
  'ask-cancel': { run: askCancel },
  cancel: { run: cancel, changes: true },
  calendar: { run: calendar },
  data: { run: seeData, needsCode: 'data' },
  copy: { run: copyData, needsCode: 'data' },
  contact: { run: askContactPreferences, needsCode: 'contact' },
  'save-contact': { run: saveContactPreferences, changes: true, needsCode: 'contact' },
  'stop-reminders': { run: stopReminders, changes: true },
  'ask-withdraw': { run: askWithdraw, needsCode: 'ask-withdraw' },
  withdraw: { run: withdraw, changes: true, needsCode: 'ask-withdraw' },
  'ask-erase': { run: askErase, needsCode: 'ask-erase' },
  erase: { run: erase, changes: true, needsCode: 'ask-erase' },
  complain: { run: askComplaint },
  'send-complaint': { run: complain, changes: true },
}

const isKey = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key)

/** Handles every form of /booking; the response is a view. */
export async function answerManage(request: ManageRequest): Promise<ManageReply> {
  const { site, values } = request
  const intent = textIn(values, 'intent')
  if (isKey(outside, intent)) return outside[intent](request)
  const session = readBookingSession(site.vault, textIn(values, 'session'), site.now())
  if (!session) return closed(request)
  const result = await openBooking(request, session)
  return result.ok ? runStep(steps[isKey(steps, intent) ? intent : 'show'], result.opened) : result.reply
}

async function runStep({ run, changes, needsCode }: Step, opened: OpenedBooking): Promise<ManageReply> {
  const { site, source, language, booking, openedBy } = opened
  const minutes = changes ? await site.guard.refuseChange({ source, bookingId: booking.id }) : null
  if (minutes !== null) return show(opened, { problem: tooMany(language, minutes) }, 429)
  if (needsCode && openedBy === 'link') return askCode(opened, needsCode)
  return run(opened)
}
