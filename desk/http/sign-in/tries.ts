import type { FastifyRequest } from 'fastify'
import { sourceOf } from '#server/http/source.ts'
import { issueChallenge, keyOfSolvedChallenge } from '#server/limits/challenge.ts'
import type { Counted } from '#server/staff/sign-in-limits.ts'
import { staffIdOf } from '#server/staff/staff-accounts.ts'
import { Refusal } from '../endpoint.ts'
import { type SignInContext, tooMany } from './auth-call.ts'

type Release = () => Promise<void>

/** Whether the challenge is solved. It names the account, counts for that account alone, and counts once. */
async function hasWorked({ challengeSecret, limits }: SignInContext, account: string, proof: unknown) {
  const key = await keyOfSolvedChallenge(challengeSecret, proof)
  return Boolean(key?.startsWith(`${account} `)) && limits.isFirstUse(key!)
}

/** Admits a browser that is not known: after a few tries only with a solved challenge for each. */
async function admitStranger(
  context: SignInContext,
  request: FastifyRequest,
  { account, proof }: { account: string | null; proof: unknown },
): Promise<Release> {
  const { level, release } = await context.limits.ofStranger(account, sourceOf(request.ip))
  const name = account ?? 'passkey'
  if (level === 0 || (await hasWorked(context, name, proof))) return release
  const key = `${name} ${context.desk.id()}`
  const challenge = await issueChallenge(context.challengeSecret, key, context.desk.now(), level)
  throw new Refusal('challenge', { status: 429, details: { challenge } })
}

/** Counts a known device by its own counter. Once that is used up, the device counts as a stranger. */
async function admitDevice(own: Promise<Counted> | null): Promise<Release | null> {
  const counted = await own
  return counted && counted.minutes === null ? counted.release : null
}

/** A try at the password of an account. It is counted first, so that parallel tries are counted, too. */
export async function tryPassword<Result>(
  context: SignInContext,
  request: FastifyRequest,
  { email, proof }: { email: string; proof: unknown },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const staffId = await staffIdOf(context.desk.db, email)
  const device = await context.devices.keyFor(request, staffId)
  const account = context.limits.accountKey(staffId, email)
  const release =
    (await admitDevice(device ? context.limits.ofDevice(device) : null)) ??
    (await admitStranger(context, request, { account, proof }))
  const result = await attempt()
  await release()
  return result
}

/** The challenge of a passkey is requested before any account is named. */
export async function askForPasskey(context: SignInContext, request: FastifyRequest, proof: unknown) {
  const device = context.devices.anyKey(request)
  const isKnown = await admitDevice(device ? context.limits.ofQuestion(device) : null)
  if (!isKnown) await admitStranger(context, request, { account: null, proof })
}

/** A try that strangers cannot make: within a session, or with a passkey. */
export async function limited<Result>(
  counted: Promise<Counted>,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { minutes, release } = await counted
  if (minutes !== null) throw tooMany(minutes)
  const result = await attempt()
  await release()
  return result
}
