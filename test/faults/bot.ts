import { solveChallengeOf } from '#app/forms/post/solve-challenge.ts'
import { bookingDays } from '#clinic/slots.ts'
import { toIso } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { developmentEnv } from '#dev/env.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { limitSettings, readEnv } from '#server/platform/env.ts'
import { appointmentAnswers, callPaths, send } from '../answers.ts'
import { givenAt } from '../given.ts'
import { testVault } from '../vault.ts'

/** The default settings. */
export const productionDefaults = readEnv(limitSettings, {})

/**
 * For startSite(), which otherwise relaxes the limits for tests. X-Forwarded-For gives every visitor an IP
 * address.
 */
export const guardedSite = {
  ...Object.fromEntries(Object.entries(productionDefaults).map(([name, value]) => [name, String(value)])),
  TRUSTED_PROXIES: '1',
}

/** All times of a week: what a bot could take without limits. */
export const WEEK =
  bookingDays(
    { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 1, closures: [] },
    [],
    new Date('2026-11-15T00:00:00+05:30'),
  )[0]!.slots.length * 7

/** Every time that can still be booked, without those that may pass during the test. */
export const offeredNow = (): string[] => {
  const soon = new Date(Date.now() + 10 * 60_000)
  const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7, closures: [] }
  return bookingDays(schedule, [], soon).flatMap(({ slots }) => slots.map(({ startsAt }) => toIso(startsAt)))
}

let count = 0
/** A thousand networks and more, none of them used twice. */
export const newAddress = () => `${10 + ((count >> 16) & 63)}.${(count >> 8) & 255}.${count++ & 255}.7`

/** The response, by API or form. The id is known where there is a confirmation page. */
export type SubmitResult = {
  status: number
  reference?: string | undefined
  state?: string | undefined
  message?: string | undefined
  bookingId?: string | null | undefined
  challenge?: Parameters<typeof solveChallengeOf>[0] | undefined
}

const secret = developmentEnv.FORM_SECRET
const confirmationTokenIn = (url: string) =>
  new URL(url, 'http://site.invalid').searchParams.get('confirmation') ?? ''

/** The token of a form that was served a while ago, as after typing. */
export const agedToken = (seconds = 10) =>
  issueFormToken(secret, 'appointment', givenAt(new Date(Date.now() - seconds * 1000)))

export type Visitor = { address?: string; key?: string; answers?: Record<string, unknown> }

/** As every client does: submits the same values again while the site is busy. */
async function submitUntilTaken<Response extends { status: number }>(submit: () => Promise<Response>) {
  let response = await submit()
  while (response.status === 503) response = await submit()
  return response
}

export async function submitByApi(
  url: string,
  time: string,
  { address = newAddress(), key = agedToken(), answers = {} }: Visitor,
): Promise<SubmitResult> {
  const body = { ...appointmentAnswers(time), ...answers }
  const { status, answer } = await submitUntilTaken(() =>
    send(url + callPaths.appointment, body, { key, address }),
  )
  const { reference, state, confirmationUrl } = answer.data ?? {}
  const bookingId = confirmationUrl
    ? readConfirmationToken(testVault, confirmationTokenIn(confirmationUrl), new Date())?.bookingId
    : undefined
  return { status, reference, state, message: answer.message, challenge: answer.challenge, bookingId }
}

/** Solves the challenge when there is one, as a browser does. */
export async function submitWithChallenge(url: string, time: string, visitor: Visitor = {}) {
  const [address, key] = [visitor.address ?? newAddress(), visitor.key ?? agedToken()]
  // The retry has the same values.
  const answers = { ...appointmentAnswers(time), ...visitor.answers, canSolveChallenge: 'yes' }
  const first = await submitByApi(url, time, { address, key, answers })
  if (first.status !== 428 || !first.challenge) return { ...first, hasSolvedChallenge: false }
  const challengeSolution = await solveChallengeOf(first.challenge)
  return {
    ...(await submitByApi(url, time, { address, key, answers: { ...answers, challengeSolution } })),
    hasSolvedChallenge: true,
  }
}

/** Submits the HTML form, without script. A redirect leads to the confirmation page. */
export async function submitByForm(
  url: string,
  time: string,
  { address = newAddress(), key = agedToken(), answers = {} }: Visitor = {},
): Promise<SubmitResult & { page: string; location: string | null }> {
  const fields = {
    ...appointmentAnswers(time),
    consent: appointmentPrivacyNotice.version,
    formToken: key,
    ...answers,
  }
  const response = await submitUntilTaken(() =>
    fetch(`${url}/appoitment`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams(fields as Record<string, string>),
    }),
  )
  const location = response.headers.get('location')
  const bookingId = location
    ? readConfirmationToken(testVault, confirmationTokenIn(location), new Date())?.bookingId
    : undefined
  return { status: response.status, bookingId, location, page: await response.text() }
}

/** Many at a time, as a bot does, but not so many that the machine is the limit. */
export async function inParallel<Job, Result>(
  jobs: readonly Job[],
  run: (job: Job) => Promise<Result>,
  atOnce = 32,
) {
  const results: Result[] = []
  const queue = jobs.values()
  const worker = async () => {
    for (const job of queue) results.push(await run(job))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
