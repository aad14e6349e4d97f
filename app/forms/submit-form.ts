import type { Challenge } from 'altcha-lib'
import type { PlaceKind } from '#clinic/booking.ts'
import type { FieldError, Parsed } from '#clinic/fields.ts'
import type { Language } from '#content/language.ts'
import { type Booked, findByRequest, showCodeAgain } from '#server/bookings/bookings.ts'
import type { BookingOptions, Stored } from '#server/bookings/store-booking.ts'
import type { Admitted } from '#server/limits/admission.ts'
import { hasSolvedChallenge, issueChallenge } from '#server/limits/challenge.ts'
import { FORM_LIFETIME_MS, type Form, type FormKey, readFormToken } from '#server/limits/form-token.ts'
import { type Given, givenBy } from '#server/platform/context.ts'
import type { Site } from '#server/site.ts'
import type { Rejected } from './submit-response.ts'

/** Where the key of a request comes from: a form carries a token signed by us, a call may bring a UUID of its own. */
type RequestKey = { formToken: string } | { uuid: string }

/** Whom a form comes from, as far as anyone can know. */
type Sender = { source: string; network: string; language: Language }

type NotStored = { kind: 'invalid'; errors: FieldError[] } | { kind: 'slot-taken'; rejected: Rejected }

/** Everything that can come of a submit. What each means in HTTP and in words: respond.ts. */
export type SubmitOutcome =
  | { kind: 'accepted'; booked: Booked; isRepeat: boolean; withCard: boolean }
  | NotStored
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'rate-limited'; minutes: number }
  /** With the key of the form where it was ours: the form that takes its place is the same request. */
  | { kind: 'form-expired'; key?: string }
  | { kind: 'honeypot' | 'already-sent' | 'failed' }

/** What is special about one form. Everything else is the same for all of them. */
export type FormHandler<Request> = {
  form: Form
  parse: (values: Record<string, unknown>) => Parsed<Request>
  /** What it takes away from others. */
  place: PlaceKind | null
  store: (request: Request, options: BookingOptions) => Promise<Stored | (NotStored & { ok: false })>
  words: { failed: { title: string; help: string }; accepted: string }
  /** Whether what was written asks for the urgent numbers above the confirmation. */
  needsCard?: (values: Record<string, unknown>) => boolean
}

type Submission<Request> = Given & {
  site: Site
  sender: Sender
  values: Record<string, unknown>
  handler: FormHandler<Request>
  showsCode: boolean
}

/** One form from any way in: page, script or call. Each step either ends it or hands on to the next. */
export async function submitForm<Request>(
  site: Site,
  sender: Sender,
  values: Record<string, unknown>,
  requestKey: RequestKey,
  handler: FormHandler<Request>,
  /** The answer carries the 4-digit code. */
  { showsCode = false } = {},
): Promise<SubmitOutcome> {
  const submission = { site, sender, values, handler, showsCode, ...givenBy(site) }
  const minutes = await site.guard.refuse(sender.source)
  if (minutes !== null) return { kind: 'rate-limited', minutes }
  try {
    const token = readKey(submission, requestKey)
    if (!token) return { kind: 'form-expired' }
    const replay = await findReplay(submission, token.key)
    if (replay) return replay
    const parsed = handler.parse({ ...values, language: sender.language })
    if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors }
    if (token.expired) return { kind: 'form-expired', key: token.key }
    if (isHoneypotFilled(values)) return { kind: 'honeypot' }
    const admitted = await admit(submission, token)
    if (admitted.admission === 'challenge')
      return { kind: 'challenge', challenge: await issueChallenge(site.secret, token.key, submission.now) }
    return await store(submission, parsed.request, token.key, { ...admitted, admission: admitted.admission })
  } catch (error) {
    site.log.error({ event: 'booking.store_failed', error })
    return { kind: 'failed' }
  }
}

function readKey<Request>({ site, handler, now }: Submission<Request>, key: RequestKey): FormKey | null {
  if ('uuid' in key) return { key: key.uuid, expired: false, ageMs: Number.POSITIVE_INFINITY }
  return readFormToken(site.secret, handler.form, key.formToken, now)
}

/** Whatever the form holds by now: what this request has made, it gets again. */
async function findReplay<Request>(submission: Submission<Request>, key: string) {
  const { site, handler } = submission
  const before = await findByRequest(site.db, site.vault.requestHashes(handler.form, key))
  return before ? replay(submission, before) : null
}

/**
 * A repeat gets its code back while its form lives and until the patient has finished; afterwards it only hears that
 * it was sent. However old it is, it never makes a second booking.
 */
async function replay<Request>(submission: Submission<Request>, booked: Booked): Promise<SubmitOutcome> {
  const { site, now } = submission
  const isOpen = booked.accessClosedAt === null
  if (!isOpen || now.getTime() - booked.createdAt.getTime() > FORM_LIFETIME_MS)
    return { kind: 'already-sent' }
  await showCodeAgain(site.db, booked.id)
  return { kind: 'accepted', booked, isRepeat: true, withCard: needsCard(submission) }
}

const isHoneypotFilled = (values: Record<string, unknown>) => Boolean(values.website)

/** Looked at before anything is stored; it shows a card and does nothing else. */
const needsCard = <Request>({ handler, values }: Submission<Request>) => handler.needsCard?.(values) ?? false

const admit = async <Request>({ site, sender, values, handler, now }: Submission<Request>, token: FormKey) =>
  site.guard.admit({
    source: sender.source,
    network: sender.network,
    place: handler.place,
    isTooFast: token.ageMs < site.minFillSeconds * 1000,
    hasSolvedChallenge: await hasSolvedChallenge(site.secret, token.key, values.challengeSolution),
    canSolveChallenge: values.canSolveChallenge === 'yes',
    now,
  })

async function store<Request>(
  submission: Submission<Request>,
  parsed: Request,
  key: string,
  { admission, trust, limitedBy, release }: Admitted & Pick<BookingOptions, 'admission'>,
): Promise<SubmitOutcome> {
  const { site, handler, showsCode, now, id, random } = submission
  const request = { form: handler.form, key }
  const stored = await handler
    .store(parsed, { request, now, id, random, vault: site.vault, admission, trust, limitedBy, showsCode })
    .catch(async (error) => {
      await release()
      throw error
    })
  if (!stored.ok || stored.repeated) await release()
  if (!stored.ok) return stored
  if (stored.repeated) return replay(submission, stored.booked)
  site.log.info({ event: 'booking.stored', bookingId: stored.booked.id })
  return { kind: 'accepted', booked: stored.booked, isRepeat: false, withCard: needsCard(submission) }
}
