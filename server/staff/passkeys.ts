import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Given } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'
import type { StaffTables } from '../platform/staff-tables.ts'
import { recordAccountEvent } from './staff-accounts.ts'

type Person = { id: string; name: string }
type PasskeyDevice = StaffTables['staff_passkeys']['device']

/** Loaded with the first passkey: it parses certificates of every kind, which would slow down the start of the desk. */
const loadWebauthn = () => import('@simplewebauthn/server')

/**
 * EdDSA, ES256 and RS256 by their COSE numbers: every device supports one. Newer ones are still experimental in Node.
 */
const ALGORITHMS = [-8, -7, -257]

/** How long a browser may take to sign a challenge. */
export const CHALLENGE_SECONDS = 5 * 60

/** Passkeys belong to the host name of the desk, and are valid for its exact origin. */
const placeOf = (url: string) => ({ id: new URL(url).hostname, origin: new URL(url).origin })

const addHolder = ({ id }: Person) => `passkey-add-${id}`
const signInHolder = (ticket: string) => `passkey-in-${ticket}`

/** Stores the challenge of a holder: one at a time. */
async function keepChallenge(db: Database, holder: string, challenge: string, { now, id }: Given) {
  await db
    .deleteFrom('staff_verifications')
    .where('identifier', 'like', 'passkey-%')
    .where((where) => where.or([where('identifier', '=', holder), where('expires_at', '<', now)]))
    .execute()
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000)
  await db
    .insertInto('staff_verifications')
    .values({ id: id(), identifier: holder, value: challenge, expires_at: expiresAt })
    .execute()
}

/** Removes the challenge when it is read, whatever the result of the check. */
async function takeChallenge(db: Database, holder: string, now: Date): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('staff_verifications')
    .where('identifier', '=', holder)
    .returning(['value', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken.value : undefined
}

/**
 * The options for creating a passkey. It must require a fingerprint or the screen lock, because nothing else will be
 * asked.
 */
export async function passkeyToMake(
  db: Database,
  { id, name, email }: Person & { email: string },
  { url, clinicName, ...given }: Given & { url: string; clinicName: string },
) {
  const { generateRegistrationOptions } = await loadWebauthn()
  const own = await db.selectFrom('staff_passkeys').select('id').where('staff_id', '=', id).execute()
  const options = await generateRegistrationOptions({
    rpName: clinicName,
    rpID: placeOf(url).id,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    excludeCredentials: own,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, addHolder({ id, name }), options.challenge, given)
  return options
}

/** Stores a new passkey. False: the response does not match the challenge. */
export async function addPasskey(
  db: Database,
  person: Person,
  { url, response, device, ...given }: Given & { url: string; response: object; device: PasskeyDevice },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await loadWebauthn()
  const challenge = await takeChallenge(db, addHolder(person), given.now)
  if (!challenge) return false
  const { id: expectedRPID, origin: expectedOrigin } = placeOf(url)
  const checked = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws on malformed input.
  }).catch(() => null)
  if (!checked?.verified) return false
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('staff_passkeys')
      .values({
        id,
        staff_id: person.id,
        public_key: Buffer.from(publicKey),
        counter,
        device,
        created_at: given.now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) return false
    await recordAccountEvent(trx, given, person.id, 'passkey-added', person)
    return true
  })
}

export const listPasskeys = (db: Database, { id }: Person) =>
  db
    .selectFrom('staff_passkeys')
    .select(['id', 'device', 'created_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', id)
    .orderBy('created_at')
    .execute()

/** False: this person has no such passkey. */
export const removePasskey = (db: Database, given: Given, person: Person, id: string) =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('staff_id', '=', person.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await recordAccountEvent(trx, given, person.id, 'passkey-removed', person)
    return true
  })

/** The options for signing in with the ticket: any passkey of the browser for the desk. */
export async function passkeyToUse(db: Database, ticket: string, { url, ...given }: Given & { url: string }) {
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({
    rpID: placeOf(url).id,
    userVerification: 'required',
  })
  await keepChallenge(db, signInHolder(ticket), options.challenge, given)
  return options
}

/** The passkey with its owner, if the account is active and its first sign-in is done. */
const findPasskey = (db: Database, id: string) =>
  db
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
    .select(['staff.id as staffId', 'staff_passkeys.public_key as publicKey', 'counter'])
    .where('staff_passkeys.id', '=', id)
    .where('staff.disabled_at', 'is', null)
    .where('staff.two_factor_enabled', '=', true)
    .where('staff.one_time_until', 'is', null)
    .executeTakeFirst()

/** Whether failed attempts with this passkey are counted. */
export const isPasskey = async (db: Database, id: string) => (await findPasskey(db, id)) !== undefined

/** The owner of the passkey that signed the ticket's challenge; null when anything about it is wrong. */
export async function personByPasskey(
  db: Database,
  { ticket, response, url, now }: { ticket: string; response: { id: string }; url: string; now: Date },
): Promise<string | null> {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const challenge = await takeChallenge(db, signInHolder(ticket), now)
  const passkey = await findPasskey(db, response.id)
  if (!challenge || !passkey) return null
  const { id: expectedRPID, origin: expectedOrigin } = placeOf(url)
  const checked = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
    // The library throws on malformed input, and on a counter that decreases.
  }).catch(() => null)
  if (!checked?.verified) return null
  const { newCounter } = checked.authenticationInfo
  const used = await db
    .updateTable('staff_passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', response.id)
    // Of two concurrent sign-ins only one finds this counter.
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n ? passkey.staffId : null
}
