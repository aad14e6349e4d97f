import { z } from 'zod'
import { type Corrected, needsProof, proofs } from '#clinic/desk/correct-person.ts'
import {
  contactFrom,
  isOffered,
  spokenCalls,
  spokenFrom,
  type Way,
  ways,
} from '#clinic/desk/spoken-wishes.ts'
import { personName } from '#clinic/fields.ts'
import type { Person } from '#clinic/person.ts'
import { asciiDigits, parseIndianMobile } from '#clinic/phone.ts'
import { type Language, languages } from '#content/language.ts'
import { recordAudits } from '../../bookings/audit.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import { followNewWays } from '../../messages/follow-new-ways.ts'
import { promisedAgain } from '../../messages/promised-call.ts'
import { replaceSearchHashes } from '../../platform/search-hashes.ts'
import type { Work } from '../action/run-action.ts'
import { bookingVerb, refused } from '../action/verb.ts'
import { reception } from './fields.ts'

/** A missing field stays as it is. */
const fields = {
  name: z.string().max(200).optional(),
  phone: z.string().max(40).optional(),
  language: z.enum(languages).optional(),
  call: z.enum(spokenCalls).optional(),
  write: z.enum(ways).optional(),
  proof: z.enum(proofs).optional(),
  /** The code of the booking, as the patient reads it out. */
  code: z.string().max(10).optional(),
}
type Correction = z.output<z.ZodObject<typeof fields>>

/** The corrected part of a booking; address, answer and the like stay. */
type Details = Pick<Person, 'name' | 'phone' | 'contact' | 'isLinkClosed'> & { language: Language }

/**
 * Corrects the person in every booking under this name and number: other members of a family stay as they are. Pending
 * messages wait for the minute of undo and then use the new details, because they are composed when they are sent.
 */
export const correctPerson = bookingVerb({
  name: 'correct-person',
  roles: reception,
  fields,
  whyNotAllowed: ({ write }, { offered }) => (write && !isOffered(write, offered) ? 'way' : null),
  // Limits attempts to guess a patient's code.
  opens: ({ code }) => (code === undefined ? null : 'numbers'),
  async perform(work, { booking }, correction) {
    const changed = changeOf(booking, correction)
    if (typeof changed === 'string') return refused(changed)
    const { corrected, after } = changed
    if (corrected.length === 0) return refused('nothing-changed')
    const { contact } = booking.person
    if (needsProof({ corrected, before: contact, after: after(booking).contact })) {
      const reason = await whyNotProven(work, booking, correction)
      if (reason) return refused(reason)
    }
    const all = await bookingsOfPerson(work, booking)
    const extra: Before[] = []
    for (const one of all) {
      extra.push(await writeDetails(work, one, after(one)))
      await followNewWays(work, { ...one, person: { ...one.person, contact: after(one).contact } })
    }
    const ids = all.map(({ id }) => id)
    const detail = [...corrected, correction.proof].filter(Boolean).join('-')
    await recordAudits(work.trx, work, work.staff.actor, { action: 'corrected', detail }, ids)
    return { ok: true, answer: { corrected, bookings: all.length }, extra }
  },
  /** Restores name, number, language and wishes. */
  async restore(work, before: Before[]) {
    const again: Before[] = []
    for (const { bookingId, language, key_id, sealed } of before) {
      const booking = (await work.lock(bookingId))!
      const old = work.vault.open(bookingId, { key_id, sealed: Buffer.from(sealed, 'base64') })
      const { name, phone, contact, isLinkClosed = false } = old
      again.push(await writeDetails(work, booking, { name, phone, contact, isLinkClosed, language }))
    }
    return again
  },
})

/** The differences from the stored details, and each booking of the person afterwards; or the invalid field. */
function changeOf({ person, language }: LockedBooking, correction: Correction) {
  const name = correction.name === undefined ? person.name : readName(correction.name)
  if (name === null) return 'name'
  const phone = correction.phone === undefined ? person.phone : parseIndianMobile(correction.phone)
  if (phone === null) return 'phone'
  const said = spokenFrom(person.contact)
  const { call, write } = correction
  const isNew: Record<Corrected, boolean> = {
    name: name !== person.name,
    phone: phone !== person.phone,
    language: correction.language !== undefined && correction.language !== language,
    call: call !== undefined && call !== said.call,
    ways: write !== undefined && write !== said.write,
  }
  const corrected = (Object.keys(isNew) as Corrected[]).filter((one) => isNew[one])
  const wishes = {
    ...(isNew.call && call && { call }),
    ...(isNew.ways && write && { write, ...remindAs(said, write) }),
  }
  const after = (own: LockedBooking): Details => ({
    name,
    phone,
    contact: contactFrom(wishes, own.person.contact),
    isLinkClosed: isNew.phone || own.person.isLinkClosed === true,
    language: isNew.language ? correction.language! : own.language,
  })
  return { corrected, after }
}

/**
 * A patient who had no messages at all also gets reminders with the first channel; otherwise reminders stay as they
 * are.
 */
const remindAs = (said: ReturnType<typeof spokenFrom>, write: Way) =>
  said.write === 'nothing' && write !== 'nothing' ? { remind: true } : {}

const readName = (typed: string): string | null => {
  const parsed = personName('name-required').safeParse(typed)
  return parsed.success ? parsed.data : null
}

async function whyNotProven({ trx, vault }: Work, { id }: LockedBooking, { proof, code }: Correction) {
  if (proof === 'counter') return null
  if (proof !== 'code') return 'proof'
  const { lookup_key_id: lookupKeyId } = await trx
    .selectFrom('bookings')
    .select('lookup_key_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const pin = asciiDigits(code ?? '').trim()
  return lookupKeyId && vault.hasPin({ id, lookupKeyId }, pin) ? null : 'wrong-code'
}

/** All bookings under the name and number of this one, locked. An unreadable one stays as it is. */
async function bookingsOfPerson({ trx, vault, lockAll }: Work, { id, person }: LockedBooking) {
  // Without a number only the name would connect two enquiries.
  if (!person.phone) return lockAll([id])
  const rows = await trx
    .selectFrom('bookings')
    .select(['id', 'reference', 'sealed', 'key_id'])
    .where('phone_hash', 'in', vault.phoneHashes(person.phone))
    .where('erased_at', 'is', null)
    .execute()
  const isSame = ({ name, isUnreadable }: { name: string; isUnreadable?: true }) =>
    !isUnreadable && name.toLowerCase() === person.name.toLowerCase()
  const own = rows.filter(
    ({ id: other, reference, sealed, key_id }) =>
      other === id ||
      (sealed && key_id && isSame(vault.openListed({ id: other, reference }, { sealed, key_id }))),
  )
  return lockAll(own.map((row) => row.id))
}

/** The details before, sealed like those of the booking. */
type Before = { bookingId: string; language: Language; key_id: string; sealed: string }

async function writeDetails(
  { trx, vault, now }: Work,
  booking: LockedBooking,
  { language, ...details }: Details,
): Promise<Before> {
  const { id, person } = booking
  const call = await promisedAgain(trx, booking, details.contact, now)
  await trx
    .updateTable('bookings')
    .set({
      ...vault.seal(id, { ...person, ...details }),
      phone_hash: vault.phoneHash(details.phone),
      language,
      ...call,
    })
    .where('id', '=', id)
    .execute()
  if (details.name !== person.name || details.phone !== person.phone)
    await replaceSearchHashes(trx, vault, id, details)
  const { name, phone, contact, isLinkClosed } = person
  const before = { name, phone, contact, ...(isLinkClosed !== undefined && { isLinkClosed }) } as Person
  const { key_id, sealed } = vault.seal(id, before)
  return { bookingId: id, language: booking.language, key_id, sealed: sealed.toString('base64') }
}
