import type { Challenge } from 'altcha-lib'
import type { Form, PlaceKind } from '#clinic/booking.ts'
import type { FieldError, Parsed } from '#clinic/fields.ts'
import type { Language } from '#content/language.ts'
import { type Booked, findByRequest, showCodeAgain } from '#server/bookings/bookings.ts'
import type { BookingOptions, Stored } from '#server/bookings/store-booking.ts'
import type { Admitted } from '#server/limits/admission.ts'
import { hasSolvedChallenge, issueChallenge } from '#server/limits/challenge.ts'
import { FORM_LIFETIME_MS, type FormKey, readFormToken } from '#server/limits/form-token.ts'
import { type Given, givenBy } from '#server/platform/context.ts'
import type { Site } from '#server/site.ts'
import type { Rejected } from './submit-response.ts'

/**
 * Where the idempotency key of a request comes from: a form carries a token signed by us, an API call may bring a
 * UUID of its own.
 */
type RequestKey = { formToken: string } | { uuid: string }

/** The sender of a form, as far as it is known. */
type Sender = { source: string; network: string; language: Language }

type NotStored = { kind: 'invalid'; errors: FieldError[] } | { kind: 'slot-taken'; rejected: Rejected }

/** Every outcome of a submit. respond.ts has its HTTP status and its texts. */
export type SubmitOutcome =
  | { kind: 'accepted'; booked: Booked; isRepeat: boolean; withCard: boolean }
  | NotStored
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'rate-limited'; minutes: number }
  /** With the key of an expired form of ours: the form that replaces it is the same request. */
  | { kind: 'form-expired'; key?: string }
  | { kind: 'honeypot' | 'already-sent' | 'failed' }

/** What differs between forms. Everything else is the same for all of them. */
export type FormHandler<Request> = {
  form: Form
  parse: (values: Record<string, unknown>) => Parsed<Request>
  /** The kind of place that a booking takes, or null. */
  place: PlaceKind | null
  store: (request: Request, options: BookingOptions) => Promise<Stored | (NotStored & { ok: false })>
  words: { failed: { title: string; help: string }; accepted: string }
  /** Whether the text asks for the urgent numbers above the confirmation. */
  needsCard?: (values: Record<string, unknown>) => boolean
}

type Submission<Request> = Given & {
  site: Site
  sender: Sender
  values: Record<string, unknown>
  handler: FormHandler<Request>
  showsCode: boolean
}

/**
 * Submits one form from a page, from script or from an API call. Each step either ends it or hands on to the next.
 */
export async function submitForm<Request>(
  site: Site,
  sender: Sender,
  values: Record<string, unknown>,
  requestKey: RequestKey,
  handler: FormHandler<Request>,
  /** The response has the 4-digit code. */
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

/** Finds the booking of an earlier submit with this key, whatever the form holds now. */
async function findReplay<Request>(submission: Submission<Request>, key: string) {
  const { site, handler } = submission
  const before = await findByRequest(site.db, site.vault.requestHashes(handler.form, key))
  return before ? replay(submission, before) : null
}

/**
 * A repeat gets its code again while its form is valid and until the patient has finished; afterwards only the
 * fact that it was submitted. However old it is, it never makes a second booking.
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

/** Checked before anything is stored; it only decides whether a card is shown. */
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
