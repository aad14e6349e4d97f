import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto'
import { type ListedPerson, type Person, unreadablePerson } from '#clinic/person.ts'
import type { Context } from './context.ts'
import { sign, verify } from './secrets.ts'

type Sealed = { key_id: string; sealed: Buffer }

/** A booking's details cannot be opened: they are damaged, of an unlisted key, or in an unknown format. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
  readonly bookingId: string
  /** The message never quotes the cause, which may contain personal data. */
  constructor(bookingId: string, cause: unknown, message = 'The details of a booking cannot be opened.') {
    super(message, { cause })
    this.bookingId = bookingId
  }
}

type OnUnreadable = (error: UnreadableError) => void

/** Keys by their id. The first one is the current key; the others only open older data. */
export type Keys = ReadonlyMap<string, Buffer>

/** A booking and the lookup key that its PIN and link are derived from. */
export type Keyed = { id: string; lookupKeyId: string }

const IV_BYTES = 12
const TAG_BYTES = 16
const PIN_DIGITS = 4
const LINK_BYTES = 9

export type Vault = ReturnType<typeof openVault>

/** Made once: with plain bytes a hash takes four times as long, and opening a booking five times. */
type SecretKeys = ReadonlyMap<string, KeyObject>
const secretKeysOf = (keys: Keys): SecretKeys =>
  new Map([...keys].map(([id, key]) => [id, createSecretKey(key)]))

const hmac = (key: KeyObject, purpose: string, text: string) =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest()

/** Normalises an e-mail address: capitals, a tag after a plus, dots that Gmail ignores. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const name = local.split('+', 1)[0] ?? ''
  return `${/^(gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

/** Encrypts personal data (AES-256-GCM) with the newest data key, and decrypts it with the key that it names. */
function createSealer(dataKeys: SecretKeys, { random }: Pick<Context, 'random'>, onUnreadable: OnUnreadable) {
  const [[dataId, dataKey] = []] = dataKeys
  if (!dataId || !dataKey) throw new Error('There is no key to seal with')
  const reported = new Set<string>()

  function decrypt(bookingId: string, { key_id, sealed }: Sealed): unknown {
    const key = dataKeys.get(key_id)
    if (!key) throw new UnreadableError(bookingId, 'key', `The key ${key_id} is not among DATA_KEYS`)
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(bookingId))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    return JSON.parse(text.toString('utf8'))
  }

  function open(bookingId: string, sealed: Sealed): Person {
    try {
      return decrypt(bookingId, sealed) as Person
    } catch (error) {
      if (error instanceof UnreadableError) throw error
      throw new UnreadableError(bookingId, error)
    }
  }

  function encrypt(boundTo: string, value: unknown): Sealed {
    // An IV must never repeat under one key: a process uses secure random bytes.
    const iv = random(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', dataKey!, iv).setAAD(Buffer.from(boundTo))
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
    return { key_id: dataId!, sealed: Buffer.concat([iv, cipher.getAuthTag(), text]) }
  }

  return {
    /** The id of the current data key. */
    keyId: dataId,

    /** Bound to its booking as associated data: in another row it does not decrypt. */
    seal: (bookingId: string, person: Person): Sealed => encrypt(bookingId, person),

    open,

    /** Seals a short text for a URL or a form; for one purpose, like signatures. */
    sealText(purpose: string, text: string): string {
      const { key_id, sealed } = encrypt(`text ${purpose}`, text)
      return `${key_id}.${sealed.toString('base64url')}`
    },

    /** Null when we did not seal it. */
    openText(purpose: string, sealed: string): string | null {
      const [key_id = '', body = ''] = sealed.split('.')
      try {
        return decrypt(`text ${purpose}`, { key_id, sealed: Buffer.from(body, 'base64url') }) as string
      } catch {
        return null
      }
    },

    /**
     * For lists: a booking that cannot be opened is one row that says so, and all others are shown. Each is reported
     * once.
     */
    openListed({ id, reference }: { id: string; reference: string }, sealed: Sealed): ListedPerson {
      try {
        const person = open(id, sealed)
        if (!hasWhatListsShow(person)) throw new UnreadableError(id, 'shape')
        return person
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error
        if (!reported.has(id)) onUnreadable(error)
        reported.add(id)
        return unreadablePerson(reference)
      }
    },
  }
}

/** Details from another version may lack a field. */
const hasWhatListsShow = ({ name, phone, contact }: Partial<Person>) =>
  typeof name === 'string' && typeof phone === 'string' && Array.isArray(contact?.channels)

const shortened = (key: KeyObject, text: string) => hmac(key, 'search', text).readUInt16BE()

/**
 * Hashes that find a row without revealing the value: made with the newest key, and looked up under every listed one.
 */
function createHashes(lookupKeys: SecretKeys, lookupKey: KeyObject) {
  const hash = (purpose: string, text: string) => hmac(lookupKey, purpose, text).toString('base64url')
  const hashes = (purpose: string, text: string) =>
    [...lookupKeys.values()].map((key) => hmac(key, purpose, text).toString('base64url'))
  const request = (form: string, key: string) => `${form}\n${key}`
  return {
    phoneHash: (phone: string) => hash('phone', phone),
    phoneHashes: (phone: string) => hashes('phone', phone),

    /** The idempotency key of a request, bound to its form: another form does not find it. */
    requestHash: (form: string, key: string) => hash('request', request(form, key)),
    requestHashes: (form: string, key: string) => hashes('request', request(form, key)),

    /** One phone or one mailbox, for the rate limit of messages. */
    recipientHash: (recipient: { phone: string } | { email: string }) =>
      'phone' in recipient
        ? hash('recipient phone', recipient.phone)
        : hash('recipient email', mailbox(recipient.email)),

    /**
     * For the desk's search: a part of a name, the end of a phone number. Cut to 16 bits, so that a hash fits thousands
     * of names: a candidate counts only if it matches after it is opened.
     */
    searchHash: (text: string) => shortened(lookupKey, text),
    searchHashes: (text: string) => [...lookupKeys.values()].map((key) => shortened(key, text)),

    linkHash: (link: string) => hash('given link', link),
    linkHashes: (link: string) => hashes('given link', link),
  }
}

/** The PIN and the private link of a booking, derived from the lookup key that the booking names. */
function createAccess(lookupKeys: SecretKeys) {
  const keyOf = ({ lookupKeyId }: Keyed) => {
    const key = lookupKeys.get(lookupKeyId)
    if (!key) throw new Error(`The key ${lookupKeyId} is not among LOOKUP_KEYS`)
    return key
  }
  const pinOf = (booking: Keyed) =>
    String(hmac(keyOf(booking), 'pin', booking.id).readUInt32BE() % 10 ** PIN_DIGITS).padStart(
      PIN_DIGITS,
      '0',
    )
  return {
    hasLookupKey: (id: string) => lookupKeys.has(id),

    /** Shown once, on the page after booking, and never stored or sent. */
    pinOf,

    hasPin(booking: Keyed, pin: string): boolean {
      const key = keyOf(booking)
      return timingSafeEqual(hmac(key, 'given pin', pin), hmac(key, 'given pin', pinOf(booking)))
    },

    /** The last part of the private link: 72 bits derived from the lookup key. */
    linkOf: (booking: Keyed) =>
      hmac(keyOf(booking), 'link', booking.id).subarray(0, LINK_BYTES).toString('base64url'),
  }
}

/**
 * Encrypts personal data, and derives from a lookup key what must be found or repeated without being stored: the hashes
 * of a phone, a request and a recipient, the PIN and the private link of a booking, the signatures of booking sessions
 * and confirmations. Decisions 0016 and 0019 explain what this protects.
 */
export function openVault(
  { DATA_KEYS, LOOKUP_KEYS }: { DATA_KEYS: Keys; LOOKUP_KEYS: Keys },
  context: Pick<Context, 'random'>,
  onUnreadable: OnUnreadable = () => {},
) {
  const [dataKeys, lookupKeys] = [secretKeysOf(DATA_KEYS), secretKeysOf(LOOKUP_KEYS)]
  const [[lookupId, lookupKey] = []] = lookupKeys
  if (!lookupId || !lookupKey) throw new Error('There is no lookup key')
  return {
    ...createSealer(dataKeys, context, onUnreadable),
    ...createHashes(lookupKeys, lookupKey),
    ...createAccess(lookupKeys),
    /** The id of the current lookup key. */
    lookupKeyId: lookupId,

    /** Signed for one purpose: a confirmation token is never accepted as a booking session. */
    sign: (purpose: string, payload: string) => sign(lookupKey, `signed ${purpose}`, payload),

    verify(purpose: string, signed: string): string | null {
      for (const key of lookupKeys.values()) {
        const payload = verify(key, `signed ${purpose}`, signed)
        if (payload !== null) return payload
      }
      return null
    },

    /** The hash of a known text under each key: shows whether the database knows the same key by this id. */
    checks: () => [
      ...[...dataKeys].map(([key_id, key]) => ({ kind: 'data' as const, key_id, check_value: checkOf(key) })),
      ...[...lookupKeys].map(([key_id, key]) => ({
        kind: 'lookup' as const,
        key_id,
        check_value: checkOf(key),
      })),
    ],
  }
}

const checkOf = (key: KeyObject) =>
  hmac(key, 'key check', 'is this the key').toString('base64url').slice(0, 16)
