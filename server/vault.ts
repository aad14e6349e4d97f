import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ContactRules } from '#clinic/contact-rules.ts'
import type { Sex } from '#clinic/fields.ts'

/** Everything about a booking that tells who she is. It is kept together and leaves the application only sealed. */
export type Person = {
  name: string
  phone: string
  email: string | null
  address: string | null
  city: string | null
  pincode: string | null
  age: number | null
  sex: Sex | null
  message: string | null
  contact: ContactRules
}

/** What most forms do not ask for. */
export const nobody = {
  email: null,
  address: null,
  city: null,
  pincode: null,
  age: null,
  sex: null,
  message: null,
} satisfies Partial<Person>

export type Sealed = { key_id: string; sealed: Buffer }

/** Keys by their id. The first one seals; the others still open what they sealed. */
export type DataKeys = ReadonlyMap<string, Buffer>

const IV_BYTES = 12
const TAG_BYTES = 16
const PIN_DIGITS = 4
const LINK_BYTES = 9

export type Vault = ReturnType<typeof openVault>

/**
 * Seals people (AES-256-GCM), and derives from one lasting key what must be found or repeated without being stored:
 * the hash of a phone, the PIN and the private link of a booking. What this protects and what not: decision 0016.
 */
export function openVault(keys: DataKeys, lookupKey: string) {
  const [[currentId, currentKey] = []] = keys
  if (!currentId || !currentKey) throw new Error('There is no key to seal with')
  const derive = (purpose: string, text: string) =>
    createHmac('sha256', lookupKey).update(`${purpose}\n${text}`).digest()
  const pinOf = (bookingId: string) =>
    String(derive('pin', bookingId).readUInt32BE() % 10 ** PIN_DIGITS).padStart(PIN_DIGITS, '0')
  return {
    /** The id of the key that seals now. */
    keyId: currentId,

    /** Bound to its booking: moved to another row, it does not open. */
    seal(bookingId: string, person: Person): Sealed {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', currentKey, iv).setAAD(Buffer.from(bookingId))
      const text = Buffer.concat([cipher.update(JSON.stringify(person), 'utf8'), cipher.final()])
      return { key_id: currentId, sealed: Buffer.concat([iv, cipher.getAuthTag(), text]) }
    },

    open(bookingId: string, { key_id, sealed }: Sealed): Person {
      const key = keys.get(key_id)
      if (!key) throw new Error(`The key ${key_id} is not among DATA_KEYS`)
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(bookingId))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
      return JSON.parse(text.toString('utf8')) as Person
    },

    phoneHash: (phone: string) => derive('phone', phone).toString('base64url'),

    /** Shown once, on the page after booking, and never stored or sent. */
    pinOf,

    hasPin(bookingId: string, pin: string): boolean {
      const given = derive('given pin', pin)
      return timingSafeEqual(given, derive('given pin', pinOf(bookingId)))
    },

    /** The last part of her private link: 72 bits that only the lookup key can make. */
    linkOf: (bookingId: string) => derive('link', bookingId).subarray(0, LINK_BYTES).toString('base64url'),

    linkHash: (link: string) => derive('given link', link).toString('base64url'),
  }
}
